import { type Area, box } from '../layout/area.ts';

/** A post carries a headline. A cover carries the name. */
type FormatKind = 'post' | 'cover';

/** A picture size of a platform. Lengths in pixels, y down. */
export interface Format {
  readonly platform: string;
  readonly type: string;
  readonly width: number;
  readonly height: number;
  readonly kind: FormatKind;
  /** Where text stays visible: clear of crops, buttons and the profile picture. */
  readonly safe: Area;
}

/** A format whose safe area is given by its distances from the edges. */
function format(
  key: `${string}-${string}`,
  width: number,
  height: number,
  kind: FormatKind,
  [top, right, bottom, left]: readonly [number, number, number, number],
): Format {
  const [platform = '', type = ''] = key.split('-');
  return { platform, type, width, height, kind, safe: box(left, top, width - left - right, height - top - bottom) };
}

const even = (margin: number) => [margin, margin, margin, margin] as const;

/**
 * The eleven sizes of the product (T-01), then two that design rules §9 adds. Safe areas:
 * - story and reel: 250 px at top and bottom lie under the platform’s bars (design rules §9; Meta ads guide: 14 % of
 *   a story at the top, 20 % at the bottom).
 * - facebook cover: phones show the middle 640 of 820 points across, computers cut the top and bottom (design rules
 *   §9; Facebook help, “dimensions of my cover photo”), and the profile picture covers the lower left corner.
 * - linkedin cover and company, twitter header: on computers the profile picture covers the lower left corner
 *   (LinkedIn help, “image specifications”; X help, “common issues when uploading profile photo”). X also cuts up to
 *   60 px at top and bottom.
 * - youtube banner: 1546 × 423 in the middle is visible on every device (YouTube help, “manage channel branding”).
 * - pinterest pin: buttons lie on the lower right corner.
 * Platforms change these: this table is the only place to follow them.
 */
export const formats = [
  format('instagram-post', 1080, 1080, 'post', even(84)),
  format('instagram-story', 1080, 1920, 'post', [250, 88, 250, 88]),
  format('instagram-reel', 1080, 1350, 'post', [250, 84, 250, 84]),
  format('facebook-post', 1200, 630, 'post', even(72)),
  format('facebook-cover', 1640, 859, 'cover', [124, 180, 196, 180]),
  format('facebook-event', 1920, 1080, 'post', even(116)),
  format('linkedin-post', 1200, 627, 'post', even(72)),
  format('linkedin-cover', 1584, 396, 'cover', [52, 72, 52, 492]),
  format('linkedin-company', 1536, 768, 'cover', [92, 96, 204, 96]),
  format('twitter-post', 1200, 675, 'post', even(76)),
  format('twitter-header', 1500, 500, 'cover', [72, 76, 72, 448]),
  format('youtube-banner', 2560, 1440, 'cover', [509, 507, 509, 507]),
  format('pinterest-pin', 1000, 1500, 'post', [88, 84, 132, 84]),
] as const satisfies readonly Format[];
