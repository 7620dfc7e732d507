/** Styles of a brand page: quiet, so that the brand is what is seen. */
export const pageStyle = [
  ':root{--paper:#FBFAF7;--ink:#171614;--muted:#6B665E;--line:#E6E2DA;--field:#8A8378}',
  '@media (prefers-color-scheme:dark){:root{--paper:#131211;--ink:#F3EFE8;--muted:#A49C90;--line:#2C2A27;--field:#7A7368}}',
  '*{box-sizing:border-box;margin:0;padding:0}',
  'body{background:var(--paper);color:var(--ink);font:1.0625rem/1.6 system-ui,-apple-system,"Segoe UI",sans-serif}',
  'img{display:block;width:100%;height:auto}ul{list-style:none}',
  'a{color:inherit}:focus-visible{outline:2px solid var(--ink);outline-offset:2px}',
  '.skip{position:absolute;left:-999px}.skip:focus{left:8px;top:8px;padding:12px;background:var(--paper);z-index:1}',
  '.hero{border-bottom:1px solid var(--line)}.hero img{max-height:60vh;object-fit:contain}',
  'main{max-width:72rem;margin:0 auto;padding:40px 20px 64px}',
  'h1{font-size:clamp(2rem,6vw,3.5rem);line-height:1.05;letter-spacing:-.03em;overflow-wrap:anywhere}',
  'h2{font-size:1.5rem;letter-spacing:-.02em;margin-bottom:16px}',
  '.about{max-width:42rem;margin-top:16px;font-size:1.125rem;overflow-wrap:anywhere}',
  'section{margin-top:56px;padding-top:24px;border-top:1px solid var(--line)}section>p{max-width:42rem}',
  '.plates{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,16rem),1fr));gap:24px}',
  '.plates img,.clear img{border-radius:10px;outline:1px solid #80808033;outline-offset:-1px}.plates p{margin-top:8px}',
  '.clear{max-width:28rem;margin-top:16px}.rules{display:grid;gap:8px;padding-left:1.2em;list-style:disc}',
  '.files{display:flex;gap:8px}.files a,button{display:inline-grid;place-content:center;min-width:44px;min-height:44px;padding:0 16px;border:1px solid var(--field);border-radius:999px;background:none;color:inherit;font:inherit;font-size:.9375rem;text-decoration:none;cursor:pointer}[hidden]{display:none}',
  '.colors{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,20rem),1fr));gap:24px}.colors li{display:grid;grid-template-columns:64px 1fr auto;gap:16px;align-items:center}',
  '.swatch{height:64px;border-radius:10px;outline:1px solid #80808033;outline-offset:-1px}',
  '.faces{display:grid;gap:24px}.big{font-size:clamp(2rem,8vw,4rem);line-height:1.2;overflow-wrap:anywhere}',
  'footer{border-top:1px solid var(--line);padding:24px 20px;color:var(--muted);text-align:center}footer a{display:inline-block;padding:12px 4px}',
].join('');

/** Lets a press copy a color, where scripts run. */
export const copyScript =
  "for(const b of document.querySelectorAll('[data-copy]')){b.hidden=false;b.addEventListener('click',()=>navigator.clipboard.writeText(b.dataset.copy).then(()=>{document.getElementById('said').textContent=b.dataset.copy+' copied'},()=>{document.getElementById('said').textContent='Your browser blocked copying.'}))}";
