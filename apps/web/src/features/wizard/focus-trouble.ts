/** Puts the focus on the first field that is in trouble, once it is marked. */
export function focusTrouble(): void {
  requestAnimationFrame(() => {
    const field = document.querySelector<HTMLElement>('.step [data-trouble] :is(input:checked, input, textarea)');
    field?.focus();
    const trouble = field?.closest('[data-trouble]');
    // What is taller than its room is shown from its beginning.
    const isTall = (trouble?.getBoundingClientRect().height ?? 0) > innerHeight / 2;
    trouble?.scrollIntoView({ block: isTall ? 'start' : 'center' });
  });
}
