/** Width and height, in pixels or in units of a scene. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Where the ink of the logo stands on the canvas, in pixels; `zoom` in percent of its fixed scale. */
export interface Standing extends Size {
  readonly left: number;
  readonly top: number;
  readonly zoom: number;
}

/** The most of the canvas that ink may take before it is shown smaller. */
const most = { wide: 0.92, tall: 0.86 } as const;

/** How large the untouched design stands: by optical area, with the most it may take of width and height. */
const rest = { area: 0.19, wide: 0.66, tall: 0.6 } as const;

/**
 * The scale is fixed by the design as it came, so that larger letters are seen to be larger; only what would leave the canvas is
 * shown smaller. Centerd by its ink.
 */
export function standing(canvas: Size, designed: Size, logo: Size): Standing {
  const scale = Math.min(
    (rest.wide * canvas.width) / designed.width,
    (rest.tall * canvas.height) / designed.height,
    Math.sqrt((rest.area * canvas.width * canvas.height) / (designed.width * designed.height)),
  );
  const shown = Math.min(scale, (most.wide * canvas.width) / logo.width, (most.tall * canvas.height) / logo.height);
  const width = logo.width * shown;
  const height = logo.height * shown;
  return {
    left: (canvas.width - width) / 2,
    top: (canvas.height - height) / 2,
    width,
    height,
    zoom: Math.round((100 * shown) / scale),
  };
}
