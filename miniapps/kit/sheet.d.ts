declare module '*?sheet' {
  const sheet: CSSStyleSheet
  export default sheet
}
