import { useOpenFields } from '../../kit/document/fields/open-fields.ts'
import { usePrinting } from '../../kit/bridge/use-printing.ts'
import { briefSections } from './brief-sections.ts'

/** The brief as it is printed: whole texts in place of fields, which could not be scrolled on paper. */
export function Sheet() {
  const open = useOpenFields()
  if (!usePrinting()) return null
  return briefSections(open).map(({ title, lines }) => (
    <section key={title} className="sheet">
      <h2 className="os-subtitle">{title}</h2>
      <dl>
        {lines.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd dir="auto">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  ))
}
