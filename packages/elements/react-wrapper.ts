import type { ElementFacts } from './element-facts.ts'

/** `os-breadcrumb-select` -> `onOsBreadcrumbSelect`. */
const propOf = (event: string): string =>
  `on${event.replaceAll(/(?:^|-)(\w)/g, (_all, letter: string) => letter.toUpperCase())}`

/**
 * A React component of an element, by `@lit/react`: properties as properties in React 18 too, and events with
 * types.
 */
export function reactWrapper({
  tag,
  className,
  events,
}: Pick<ElementFacts, 'tag' | 'className' | 'events'>): { script: string; types: string } {
  const names = events.map(({ name }) => `${propOf(name)}: '${name}'`).join(', ')
  const types = events.map(({ name }) => `${propOf(name)}: EventName<HTMLElementEventMap['${name}']>`)
  return {
    script: `import * as react from 'react'
import { createComponent } from '@lit/react'
import { ${className} as elementClass } from '../${tag}.js'
export const ${className} = createComponent({ react, tagName: '${tag}', elementClass, events: { ${names} } })
`,
    types: `import type { EventName, ReactWebComponent } from '@lit/react'
import type { ${className} as Element } from '../${tag}.js'
export declare const ${className}: ReactWebComponent<Element, { ${types.join('; ')} }>
`,
  }
}
