import type { ElementFacts } from './element-facts.ts'

const importsOf = (elements: readonly ElementFacts[], from = '.') =>
  elements.map(({ tag, className }) => `import type { ${className} } from '${from}/${tag}.js'`).join('\n')

/** Attributes and events that a template may use, by tag. */
export function propsModule(elements: readonly ElementFacts[]): string {
  const lines = elements.map(({ tag, className, properties }) => {
    const fields = properties.flatMap(({ name, attribute, isBoolean }) => [
      `    ${name}?: ${className}['${name}']`,
      ...(attribute && attribute !== name
        ? [`    '${attribute}'?: ${isBoolean ? 'boolean' : 'string'}`]
        : []),
    ])
    return `  '${tag}': {\n${fields.join('\n')}\n  }`
  })
  return `${importsOf(elements)}\n\nexport interface ElementProps {\n${lines.join('\n')}\n}\n`
}

/** A framework and how its templates are typed: the module it looks in, and what stands there for a tag. */
interface Dialect {
  module: string
  uses: string
  open: string
  close: string
  line(element: ElementFacts): string
}

const listeners = ({ events }: ElementFacts, prefix: string) =>
  events
    .filter(({ name }) => name.startsWith('os-')) // a framework types those of the browser
    .map(({ name }) => ` & { '${prefix}${name}'?: (event: HTMLElementEventMap['${name}']) => void }`)
    .join('')

/** Frameworks by the name of their file. */
const DIALECTS: Readonly<Record<string, Dialect>> = {
  'jsx-react': {
    module: 'react',
    uses: "import type { DetailedHTMLProps, HTMLAttributes } from 'react'",
    open: 'namespace JSX { interface IntrinsicElements {',
    close: '} }',
    line: (of) =>
      `DetailedHTMLProps<HTMLAttributes<${of.className}>, ${of.className}> & ElementProps['${of.tag}']${listeners(of, 'on')}`,
  },
  'jsx-preact': {
    module: 'preact',
    uses: "import type { HTMLAttributes } from 'preact'",
    open: 'namespace JSX { interface IntrinsicElements {',
    close: '} }',
    line: (of) => `HTMLAttributes<${of.className}> & ElementProps['${of.tag}']${listeners(of, 'on')}`,
  },
  'jsx-solid': {
    module: 'solid-js',
    uses: "import type { JSX as Solid } from 'solid-js'",
    open: 'namespace JSX { interface IntrinsicElements {',
    close: '} }',
    line: (of) =>
      `Solid.HTMLAttributes<${of.className}> & ElementProps['${of.tag}']${listeners(of, 'on:')} & { [Name in keyof ElementProps['${of.tag}'] as \`prop:\${Name}\`]?: ElementProps['${of.tag}'][Name] }`,
  },
  vue: {
    module: 'vue',
    uses: "import type { DefineComponent } from 'vue'",
    open: 'interface GlobalComponents {',
    close: '}',
    line: (of) => `DefineComponent<ElementProps['${of.tag}']>`,
  },
  svelte: {
    module: 'svelte/elements',
    uses: "import type { HTMLAttributes } from 'svelte/elements'",
    open: 'interface SvelteHTMLElements {',
    close: '}',
    line: (of) => `HTMLAttributes<${of.className}> & ElementProps['${of.tag}']${listeners(of, 'on')}`,
  },
}

/** Declaration files by name: one import of them types the elements in a framework's templates. */
export function frameworkTypes(elements: readonly ElementFacts[]): [name: string, text: string][] {
  return Object.entries(DIALECTS).map(([name, { module, uses, open, close, line }]) => {
    const lines = elements.map((element) => `  '${element.tag}': ${line(element)}`).join('\n')
    const parts = [
      uses,
      importsOf(elements),
      "import type { ElementProps } from './props.js'",
      `declare module '${module}' { ${open}\n${lines}\n${close} }`,
    ]
    return [name, `${parts.join('\n')}\n`]
  })
}
