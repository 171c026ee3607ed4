import { FieldHints } from '../../controls/field.tsx'

interface ReadFieldProps {
  path: string
  label: string
  text: string
  error: string | undefined
}

/** A field that cannot be changed: its name, and its value as text that keeps its lines. */
export const ReadField = ({ path, label, text, error }: ReadFieldProps) => (
  <dl className="bound-field read-field" data-path={path}>
    <dt className="os-label">{label}</dt>
    <dd dir="auto">{text}</dd>
    {error !== undefined && (
      <dd>
        <FieldHints id={path} error={error} />
      </dd>
    )}
  </dl>
)
