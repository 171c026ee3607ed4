import { namedBy, type OfferedTemplate, TEMPLATE_PIN } from '../../domain/campaigns/naming.ts'
import { pinPath } from '../../domain/document/pin.ts'
import { Select } from '../../kit/controls/select.tsx'
import { BoundField } from '../../kit/document/fields/bound-field.tsx'
import { useOpenFields } from '../../kit/document/fields/open-fields.ts'
import { typeName } from '../../kit/document/links/type-name.ts'

interface TemplateOfProps {
  templates: readonly OfferedTemplate[]
  chosen: OfferedTemplate
}

const keyOf = ({ id, version }: OfferedTemplate) => (id === null ? '' : `${id} ${version}`)

/** Which template the name is compiled from; its version is kept with the campaign. */
export function TemplateOf({ templates, chosen }: TemplateOfProps) {
  const { document } = useOpenFields()
  const labelOf = ({ id, title, name }: OfferedTemplate) =>
    templates.filter((each) => each.id === id).length > 1 ? `${title} (${name})` : title
  return (
    <BoundField path={pinPath(TEMPLATE_PIN)} label={typeName('naming-template')} say={() => chosen.title}>
      {({ texts }) => (
        <Select
          {...texts}
          value={keyOf(chosen)}
          options={templates.map((each) => ({ value: keyOf(each), label: labelOf(each) }))}
          onChange={(next) => document.set(namedBy(templates.find((each) => keyOf(each) === next)!))}
        />
      )}
    </BoundField>
  )
}
