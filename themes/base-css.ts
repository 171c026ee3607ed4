/** The page under everything; shadow roots inherit text, font and accent from here. */
export const BASE_CSS = [
  'html{background:var(--os-color-page);color:var(--os-color-text);font-family:var(--os-font-family);-webkit-font-smoothing:antialiased;-moz-osx-font-smoothing:grayscale;'
    + '-webkit-text-size-adjust:100%;text-size-adjust:100%;accent-color:var(--os-color-brand-text);'
    + 'scrollbar-color:var(--os-color-grey-4) transparent;'
    // what is scrolled to, by Tab for instance, comes to lie below the header
    + 'scroll-padding-top:calc(var(--os-layout-header-height) + var(--os-space-2))}',
  // the size not on html: every rem counts from there
  'body{margin:0;background:var(--os-color-page);font-size:var(--os-font-size-m);line-height:1.5}',
  // what waits in the corner covers nothing for good: the page can be scrolled clear of it
  // (:has() would work out the root's style anew whenever anything is inserted anywhere)
  ':root[data-corner]{--os-corner-height:calc(36px + 2*var(--os-space-4));scroll-padding-bottom:var(--os-corner-height)}',
  '@media print{#os-corner{display:none!important}}', // over its own style
  ':focus-visible{outline:var(--os-focus-ring);outline-offset:2px}',
  '::selection{background:color-mix(in oklab,var(--os-color-brand-primary) 28%,var(--os-color-page));color:var(--os-color-text)}',
].join('')
