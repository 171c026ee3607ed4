/** The forms of a key that file names, code and tables want. */
export interface Names {
  /** `media-plan` */
  key: string
  /** `mediaPlan` */
  camel: string
  /** `MediaPlan` */
  pascal: string
  /** `media_plan` */
  snake: string
  /** `Media plan` */
  title: string
}

/** @throws where a key is no lower-case words with hyphens */
export function namesOf(key: string): Names {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(key))
    throw new Error(`"${key}" is no key: use lower-case words with hyphens between, such as media-plan`)
  const words = key.split('-')
  const pascal = words.map(capital).join('')
  return {
    key,
    pascal,
    camel: pascal[0]!.toLowerCase() + pascal.slice(1),
    snake: words.join('_'),
    title: capital(words.join(' ')),
  }
}

/** A text of the template, about another app. */
export const renamed = (text: string, { key, camel, pascal, snake }: Names): string =>
  text
    .replaceAll(/(?<=\b(?:api: |useApi\())'blank'/g, `'${camel}'`) // as rows of apps name an API
    .replaceAll("'../blank/", "'./")
    .replaceAll(/Blank(List)?/g, pascal)
    .replaceAll('BLANK', snake.toUpperCase())
    .replaceAll('blank_', `${snake}_`)
    .replaceAll(/\bblank(?=[A-Z])/g, camel)
    .replaceAll(/\bblank(-list)?\b/g, key)

const capital = (word: string): string => word[0]!.toUpperCase() + word.slice(1)
