/** Puts the focus on the first field that is in trouble, once it is marked. */
export function focusTrouble(): void {
  requestAnimationFrame(() => {
    const field = document.querySelector<HTMLElement>('.step [data-trouble] :is(input:checked, input, textarea)');
    field?.focus();
    field?.closest('[data-trouble]')?.scrollIntoView({ block: 'center' });
  });
}
