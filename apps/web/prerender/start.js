// Brings the page alive once it has loaded, or at the first touch. A press that came before is repeated afterwards.
const boot = document.querySelector('script[data-boot]').dataset.boot;
const signs = ['pointerdown', 'keydown', 'focusin'];
let early = null;
const press = (event) => {
  early = event.target.closest('main button');
};
const start = () => {
  for (const sign of signs) removeEventListener(sign, start);
  removeEventListener('load', start);
  void import(boot);
};
addEventListener('click', press);
addEventListener('alive', () => {
  removeEventListener('click', press);
  early?.click();
});
for (const sign of signs) addEventListener(sign, start, { passive: true });
if (document.readyState === 'complete') start();
else addEventListener('load', start);
