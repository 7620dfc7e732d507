import { type CompositionEvent, type InputEvent, useId } from 'react';
import { home } from '../../content/home.ts';
import { preloadWorker } from '../../drawing-worker/client.ts';
import { type HeroState, isDrawing } from './hero-state.ts';
import type { Hero } from './use-hero.ts';
import './type-line.css';

/** The name, set large on a ruled line, with what is wrong with it beneath. */
export function TypeLine({ hero }: { readonly hero: Hero }) {
  const { state, dispatch, field } = hero;
  const id = useId();
  const { trouble, sheet } = state;
  const current = state.name.trim() === sheet.name || !isDrawing(state);

  const typed = (event: InputEvent<HTMLInputElement>) => {
    const composing = 'isComposing' in event.nativeEvent && event.nativeEvent.isComposing === true;
    dispatch({ kind: 'typed', name: event.currentTarget.value, composing });
  };
  const composed = (event: CompositionEvent<HTMLInputElement>) => dispatch({ kind: 'composed', name: event.currentTarget.value });

  return (
    <div className="type-line" data-trouble={trouble === null ? undefined : trouble.about}>
      <label htmlFor={id}>{home.field}</label>
      <div className="rule">
        <input
          ref={field}
          id={id}
          name="name"
          type="text"
          dir="auto"
          defaultValue={sheet.name}
          placeholder={home.placeholder}
          autoComplete="off"
          autoCapitalize="words"
          spellCheck={false}
          enterKeyHint="done"
          aria-describedby={`${id}-trouble`}
          aria-invalid={trouble?.about === 'name' ? true : undefined}
          onFocus={preloadWorker}
          onPointerEnter={preloadWorker}
          onInput={typed}
          onCompositionEnd={composed}
        />
        <span className="count" aria-hidden="true" data-drawing={isDrawing(state) || undefined}>
          {counted(state)}
        </span>
      </div>
      <div id={`${id}-trouble`} className="trouble">
        {trouble === null ? null : (
          <>
            <p>{trouble.sentence}</p>
            {trouble.about === 'delivery' ? (
              <button type="button" onClick={() => dispatch({ kind: 'tried-again' })}>
                {home.tryAgain}
              </button>
            ) : null}
          </>
        )}
      </div>
      <p className="visually-hidden" role="status">
        {trouble === null ? (current ? home.announced(sheet.pictures.length, sheet.name) : '') : trouble.sentence}
      </p>
    </div>
  );
}

/** What stands below: designs for this name, or still those for the last one that could be drawn. */
function counted({ name, sheet, trouble }: HeroState): string {
  if (name.trim() === '') return home.countEmpty;
  return trouble === null ? home.count(sheet.pictures.length) : home.announced(sheet.pictures.length, sheet.name);
}
