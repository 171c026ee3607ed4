import type { ElementFacts } from './element-facts.ts'

/** `custom-elements.json`, by the schema that editors and documentation tools read. */
export function customElementsManifest(elements: readonly ElementFacts[]): object {
  return {
    schemaVersion: '2.1.0',
    modules: elements.map((element) => ({
      kind: 'javascript-module',
      path: `${element.tag}.js`,
      declarations: [declaration(element)],
      exports: [
        { kind: 'js', name: element.className, declaration: { name: element.className } },
        { kind: 'custom-element-definition', name: element.tag, declaration: { name: element.className } },
      ],
    })),
  }
}

function declaration({ tag, className, description, properties, events, ...rest }: ElementFacts): object {
  return {
    kind: 'class',
    customElement: true,
    name: className,
    tagName: tag,
    description,
    members: properties.map(({ name, type, ...more }) => ({
      kind: 'field',
      name,
      type: { text: type },
      description: more.description,
      ...(more.attribute && { attribute: more.attribute }),
    })),
    attributes: properties.flatMap(({ attribute, name, type, description: text }) =>
      attribute ? [{ name: attribute, fieldName: name, type: { text: type }, description: text }] : [],
    ),
    events: events.map(({ name, type }) => ({ name, type: { text: type } })),
    slots: rest.slots,
    cssParts: rest.parts,
    cssProperties: rest.cssProperties,
  }
}

/** `html-custom-data.json`, which VS Code completes HTML with. */
export function htmlCustomData(elements: readonly ElementFacts[]): object {
  return {
    version: 1.1,
    tags: elements.map(({ tag, description, properties }) => ({
      name: tag,
      description,
      attributes: properties.flatMap(({ attribute, description: text, isBoolean }) =>
        attribute ? [{ name: attribute, description: text, ...(isBoolean && { valueSet: 'v' }) }] : [],
      ),
    })),
  }
}
