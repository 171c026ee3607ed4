/** The page under everything; shadow roots inherit text, font and accent from here. */
export const BASE_CSS = [
  'html{background:var(--os-color-page);color:var(--os-color-text);font-family:var(--os-font-family);-webkit-font-smoothing:antialiased;-moz-osx-font-smoothing:grayscale;' +
    '-webkit-text-size-adjust:100%;text-size-adjust:100%;accent-color:var(--os-color-brand-text);' +
    'scrollbar-color:var(--os-color-grey-4) transparent;' +
    // what is scrolled to, by Tab for instance, comes to lie between the header and what sticks to the lower edge
    'scroll-padding:calc(var(--os-layout-header-height) + var(--os-space-2)) 0 calc(var(--os-corner-height,0px) + var(--os-bar-height,0px))}',
  // the size not on html: every rem counts from there
  'body{margin:0;background:var(--os-color-page);font-size:var(--os-font-size-m);line-height:1.5}',
  // what waits in the corner covers nothing for good: the page can be scrolled clear of it
  // (:has() would work out the root's style anew whenever anything is inserted anywhere)
  ':root[data-corner]{--os-corner-height:calc(36px + 2*var(--os-space-4))}',
  // the header's line as `miniapps/header/header.css` draws it, from the page itself, over the header until that one is there
  '#os-header-frame{position:fixed;z-index:11;inset:0 0 auto;display:flex;align-items:center;gap:var(--os-space-3);box-sizing:border-box;height:var(--os-layout-header-height);' +
    'padding-inline:var(--os-space-6) var(--os-space-4);border-block-end:1px solid var(--os-color-border);background:var(--os-color-surface);' +
    'font-size:var(--os-font-size-l);font-weight:var(--os-font-weight-semibold);letter-spacing:-0.01em;white-space:nowrap}',
  '#os-header-frame .first{fill:var(--os-color-brand-primary)}#os-header-frame .second{fill:var(--os-color-text)}',
  '@media (width<48rem){#os-header-frame{padding-inline:var(--os-space-4)}#os-header-frame span{display:none}}',
  '@media (scripting:none){#os-header-frame{position:static}}', // what is said to people without scripts comes below
  '@media print{#os-corner{display:none!important}}', // over its own style
  ':focus-visible{outline:var(--os-focus-ring);outline-offset:2px}',
  '::selection{background:color-mix(in oklab,var(--os-color-brand-primary) 28%,var(--os-color-page));color:var(--os-color-text)}',
].join('')
