/** Style elements with rules that have come into the page's head since this was called. */
export function strayStyles(): () => string[] {
  const before = new Set(document.head.querySelectorAll('style'))
  return () =>
    [...document.head.querySelectorAll('style')]
      .filter((each) => !before.has(each))
      .flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])].find((rule) => rule instanceof CSSStyleRule) ?? [])
      .map(({ selectorText }) => `<style> in the head with ${selectorText} and the like`)
}
