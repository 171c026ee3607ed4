import type { OfferedTemplate } from '../../domain/campaigns/naming.ts'
import { pinPath } from '../../domain/document/pin.ts'
import { Select } from '../../kit/controls/select.tsx'
import { BoundField } from '../../kit/document/fields/bound-field.tsx'
import { words } from '../words/words.ts'
import { TEMPLATE_PIN } from './use-naming.ts'

interface TemplateOfProps {
  templates: readonly OfferedTemplate[]
  chosen: OfferedTemplate
}

/** Which template the name is compiled from; its version is kept with the campaign. */
export const TemplateOf = ({ templates, chosen }: TemplateOfProps) => (
  <BoundField path={pinPath(TEMPLATE_PIN)} label={words('template')} say={() => chosen.title}>
    {({ texts, set }) => (
      <Select
        {...texts}
        value={chosen.id ?? ''}
        options={templates.map(({ id, title }) => ({ value: id ?? '', label: title }))}
        onChange={(next) => {
          const template = templates.find(({ id }) => id === next)
          set(template?.id ? { type: 'naming-template', id: template.id, version: template.version! } : null)
        }}
      />
    )}
  </BoundField>
)
