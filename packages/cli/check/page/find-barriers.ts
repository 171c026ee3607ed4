const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Violations that axe finds on the page, one line per place. */
export async function findBarriers(): Promise<string[]> {
  const { default: axe } = await import('axe-core')
  const { violations } = await axe.run(document, {
    runOnly: TAGS,
    resultTypes: ['violations'],
    iframes: false,
  })
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => `${id}: ${help}, at ${target.flat().at(-1)}`),
  )
}
