/**
 * The page's styles: paper and ink, so that all color comes from the brand's pictures. System fonts, because
 * the page works offline. Pictures sit on plates that ignore the reader's dark mode.
 */
export const pageStyle = `
:root{color-scheme:light dark;--page:#FBFAF7;--sunk:#F3F0E9;--ink:#171614;--muted:#6B665E;--line:#E6E2DA;--field:#8A8378}
@media (prefers-color-scheme:dark){:root{--page:#131211;--sunk:#1C1A18;--ink:#F3EFE8;--muted:#A8A196;--line:#2C2926;--field:#7A7368}}
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%;scroll-padding-top:1.5rem}
body{margin:0;background:var(--page);color:var(--ink);font:400 1rem/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue","Noto Sans",Arial,sans-serif;overflow-wrap:anywhere}
ul,dl,dd,figure,p,h1,h2,h3,h4{margin:0;padding:0}
ul{list-style:none}
img{display:block;width:100%;height:100%;object-fit:contain}
a{color:inherit;text-underline-offset:.22em;text-decoration-thickness:1px;text-decoration-color:var(--field)}
a:hover{text-decoration-thickness:2px;text-decoration-color:currentColor}
:focus-visible{outline:2px solid var(--ink);outline-offset:2px;border-radius:3px}
h1,h2,h3,h4{font-weight:650;text-wrap:balance}
h1{font-size:clamp(2.6rem,6.2vw,4.75rem);line-height:1;letter-spacing:-.035em}
h2{font-size:clamp(1.55rem,2.6vw,1.95rem);line-height:1.16;letter-spacing:-.02em}
h3{font-size:1.25rem;line-height:1.2;letter-spacing:-.015em}
h4{font-size:1rem;line-height:1.35;text-wrap:pretty}
p,dd{text-wrap:pretty}
.wrap{max-width:83rem;margin:0 auto;padding:0 clamp(1rem,3.9vw,3.5rem)}
.plate{position:relative;overflow:hidden;border-radius:10px}
.plate::after{content:"";position:absolute;inset:0;border-radius:inherit;box-shadow:inset 0 0 0 1px rgb(128 120 108/.18)}
.on-own{background:var(--own)}.on-dark{background:var(--dark)}.on-white{background:#fff}.on-paper{background:var(--paper)}
.on-strong{background:var(--strong)}.on-photo{background:#33302C}.on-none{background:var(--sunk)}
.on-clear{background:repeating-conic-gradient(#fff 0 25%,#F4F3F0 0 50%) 0 0/16px 16px}
.on-clear-dark{background:repeating-conic-gradient(var(--dark) 0 25%,color-mix(in srgb,var(--dark),#fff 6%) 0 50%) 0 0/16px 16px}

.cover{display:grid;grid-template-columns:2.3fr 1.15fr 1fr;height:27rem}
.cover .plate{border-radius:0}
.cover .plate::after{content:none}
.cover>.plate:first-child{padding:1rem}
.cover img{position:absolute;inset:0}
.cover>.plate:first-child img{inset:1.25rem;width:calc(100% - 2.5rem);height:calc(100% - 2.5rem)}
.strip{display:flex;flex-direction:column}
.strip li{flex:1 1 0;display:flex;flex-wrap:wrap;justify-content:space-between;align-content:flex-end;gap:0 1rem;padding:.6rem 1rem;font-size:.8125rem;line-height:1.35;min-height:0}
.strip li:first-child{flex-grow:2.2}
.strip span:first-child{font-weight:600}
.strip span{font-variant-numeric:tabular-nums}

.opening{display:grid;grid-template-columns:minmax(0,1fr) 15rem;gap:2rem 4rem;padding-top:3.5rem;padding-bottom:4.5rem;align-items:start}
.opening .whose{font-size:1.25rem;font-weight:600;letter-spacing:-.01em;margin-bottom:.75rem}
.opening .lead{font-size:1.25rem;line-height:1.45;max-width:34em;margin-top:1.5rem;color:var(--muted)}
.opening nav li{border-top:1px solid var(--line)}
.opening nav li:last-child{border-bottom:1px solid var(--line)}
.opening nav a{display:block;padding:.6rem 0;font-size:.9375rem;font-weight:550;text-decoration:none}
.opening nav a:hover{text-decoration:underline}

.chapter{display:grid;grid-template-columns:13.5rem minmax(0,1fr);gap:2rem 3.5rem;border-top:1px solid var(--line);padding:3rem 0 5rem}
.chapter>header p{color:var(--muted);margin-top:.75rem;font-size:.9375rem}
.chapter h3+.uses{margin-top:.9rem}
.uses+h3,.after{margin-top:3.25rem}

.use{display:grid;grid-template-columns:8.5rem minmax(0,1fr) minmax(0,20rem);gap:.5rem 1.75rem;align-items:center;padding:.85rem 0;border-top:1px solid var(--line)}
.uses .use:last-child{border-bottom:1px solid var(--line)}
.use .plate{height:5rem;border-radius:6px}
.use .chips{display:flex;width:100%;height:100%}.use .chips span{flex:1}
.use .tab{display:grid;place-items:center;background:#fff}
.use .tab img{width:32px;height:32px}
.why p{color:var(--muted);font-size:.9375rem;max-width:34em}
.take{font-size:.9375rem;line-height:1.4;display:grid;gap:.45rem}
.take a{display:inline-block;font-weight:600}
.take li:not(:first-child) a{font-weight:400}
.take .folder{display:block;font-size:.8125rem;font-weight:400;color:var(--muted)}
.when{display:block;font-size:.8125rem;color:var(--muted)}

.form+.form{margin-top:3.25rem}
.form-head{display:flex;flex-wrap:wrap;gap:.15rem 1rem;align-items:baseline;margin-bottom:1rem}
.form-head p{color:var(--muted);font-size:.9375rem}
.lead-form{color:var(--ink)}
.plates{display:grid;grid-template-columns:repeat(4,minmax(0,1fr));gap:1.5rem 1rem}
.plates .as-color{grid-column:span 2}
.plates .plate{height:9.5rem}
.form-mark .plate,.form-avatar .plate,.form-stacked .plate,.form-combined .plate{height:12rem}
.plates h4{font-size:.875rem;margin-top:.6rem}
.formats{font-size:.8125rem;line-height:1.5rem;color:var(--muted)}
.formats a{display:inline-block;margin-right:.55rem}

.swatches{display:flex;flex-wrap:wrap;border-radius:10px;overflow:hidden;box-shadow:0 0 0 1px var(--line)}
.swatches li{flex:1 1 16rem;min-height:13rem;padding:1rem 1.25rem;display:flex;flex-direction:column}
.swatches p{font-size:.875rem}
.swatches dl{margin-top:auto;padding-top:1.5rem;font-size:.9375rem;line-height:1.45;font-variant-numeric:tabular-nums}
.swatches dl div{display:flex}
.swatches dt{width:3.75rem;flex:none}
.swatches dd{font-weight:600;-webkit-user-select:all;user-select:all}

.rules{display:grid;grid-template-columns:2fr 1fr 1fr;gap:2rem 1rem}
.rules .plate,.misuse .plate{height:15rem;display:grid;place-items:center}
.rules figcaption,.misuse p{margin-top:.8rem;font-size:.9375rem}
.rules figcaption p{color:var(--muted);margin-top:.35rem}
.rules .wide .plate{container-type:size}
.clear{position:relative;width:min(88cqw,84cqh*var(--ratio));aspect-ratio:var(--ratio);overflow:hidden}
.clear img{position:absolute;height:auto;max-width:none}
.clear span{position:absolute;outline:1px dashed var(--measure);box-shadow:0 0 0 99rem color-mix(in srgb,var(--measure) 13%,transparent)}
.least{display:grid;place-items:center}
.least img{height:auto;max-width:none}
.sixteen{display:flex;align-items:center;gap:1.5rem}
.sixteen img{width:48px;height:48px}.sixteen img+img{width:32px;height:32px}.sixteen img+img+img{width:16px;height:16px}
.misuse{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:2rem 1rem;margin-top:1rem}
.misuse .plate{height:11rem}
.misuse img{min-height:0}
.misuse b{font-weight:600}
.stretched{transform:rotate(-7deg) scale(.95,.55)}
.shadowed{filter:hue-rotate(150deg) saturate(1.6) drop-shadow(5px 6px 3px rgb(0 0 0/.5))}

.terms{columns:2;column-gap:3.5rem}
.terms div{break-inside:avoid;border-top:1px solid var(--line);padding:.85rem 0 1.1rem}
.terms dt{font-weight:650}
.terms dd{color:var(--muted);font-size:.9375rem}
.folders{columns:2;column-gap:3.5rem}
.folders div{break-inside:avoid;padding-bottom:2rem}
.folders h3{font-size:1rem}
.folders li{font-size:.9375rem;line-height:1.4;padding:.2rem 0}
.folders ul{margin-top:.4rem}
.end{border-top:1px solid var(--line);padding-top:2rem;padding-bottom:4rem;display:flex;flex-wrap:wrap;justify-content:space-between;gap:1rem 3rem;font-size:.9375rem;color:var(--muted)}
.end p{max-width:40em}

@media (max-width:68rem){
.chapter{grid-template-columns:minmax(0,1fr);padding:2.5rem 0 4rem}
.chapter>header p{max-width:40em}
}
@media (max-width:56rem){
.cover{grid-template-columns:2fr 1fr;grid-template-rows:19rem auto;height:auto}
.cover.alone{grid-template-columns:1fr}
.strip{grid-column:1/-1;flex-direction:row;flex-wrap:wrap}
.strip li,.strip li:first-child{flex:1 1 30%;flex-direction:column;flex-wrap:nowrap;justify-content:flex-end}
.opening{grid-template-columns:minmax(0,1fr);padding-top:2.5rem;padding-bottom:3rem}
.use{grid-template-columns:7rem minmax(0,1fr)}
.use .take{grid-column:2}
.plates{grid-template-columns:repeat(2,minmax(0,1fr))}
.rules{grid-template-columns:1fr 1fr}
.rules .wide{grid-column:1/-1}
.misuse{grid-template-columns:1fr 1fr 1fr}
}
@media (max-width:36rem){
.strip li,.strip li:first-child{flex-basis:45%}
.wrap{padding-left:1.25rem;padding-right:1.25rem}
.cover{grid-template-columns:1fr;grid-template-rows:14rem 12rem auto}
.cover.alone{grid-template-rows:14rem auto}
.opening .lead{font-size:1.125rem}
.use{grid-template-columns:5.75rem minmax(0,1fr);gap:.5rem 1rem;align-items:start;padding:1rem 0 1.1rem}
.use .plate{height:4.25rem}
.plates .plate{height:7.5rem}
.form-mark .plate,.form-avatar .plate,.form-stacked .plate,.form-combined .plate{height:9rem}
.plates .as-color .plate{height:11rem}
.rules,.misuse{grid-template-columns:minmax(0,1fr)}
.rules .plate{height:12rem}
.terms,.folders{columns:1}
}
@media print{
@page{size:A4;margin:14mm}
:root{--page:#fff;--sunk:#F3F0E9;--ink:#171614;--muted:#55514A;--line:#DAD5CB;--field:#8A8378}
*{-webkit-print-color-adjust:exact;print-color-adjust:exact}
html{font-size:13px}
.wrap{padding:0;max-width:none}
.cover{height:62mm;grid-template-columns:2.3fr 1.15fr 1fr;grid-template-rows:none}
.strip{grid-column:auto;flex-direction:column;flex-wrap:nowrap}
.strip li,.strip li:first-child{flex:1 1 0;flex-direction:row;justify-content:flex-start;align-content:center;align-items:center;padding:0 3mm;font-size:8pt}
.strip li:first-child{flex-grow:2.2}
.strip span+span{display:none}
.opening{display:block;padding:9mm 0 8mm}
.opening nav{display:none}
h1{font-size:32pt}
.chapter{display:block;padding:7mm 0 9mm}
.chapter>header{margin-bottom:5mm}
.chapter>header,h3,h4,.form-head{break-after:avoid}
.use{grid-template-columns:26mm 1fr 58mm;padding:2mm 0;gap:2mm 5mm;break-inside:avoid}
.use .plate{height:15mm}
.use .take{grid-column:auto}
.plates{grid-template-columns:repeat(4,1fr);gap:4mm 3mm}
.plates li,.swatches li,.rules figure,.misuse li{break-inside:avoid}
.plates .plate,.form-mark .plate,.form-avatar .plate,.form-stacked .plate,.form-combined .plate,.plates .as-color .plate{height:26mm}
.form,.swatches,.rules,.misuse{break-inside:avoid}
.form+.form{margin-top:7mm}
.formats{font-size:6.5pt;line-height:1.5}
.formats a{margin-right:.4rem}
.plates h4{font-size:8pt}
.swatches li{min-height:34mm;flex-basis:50mm}
.rules{grid-template-columns:2fr 1fr 1fr}.rules .wide{grid-column:auto}
.rules .plate{height:40mm}.misuse .plate{height:26mm}
.misuse{grid-template-columns:repeat(3,1fr)}
.terms,.folders{columns:2}
.folders div{padding-bottom:4mm}
}
`.trim();
