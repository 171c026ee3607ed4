import { useId, type ReactNode } from 'react'

interface SpecimenProps {
  /** The state that is shown: `Disabled`, `No match`. */
  title: string
  /** When to use it, or what to try. */
  note?: ReactNode
  /** Takes the whole row: tables, boards, what is wider than a field. */
  wide?: boolean
  children: ReactNode
}

/** A part of the kit in one state, under the state's name. */
export function Specimen({ title, note, wide, children }: SpecimenProps) {
  const id = useId()
  return (
    <div className="specimen" role="group" aria-labelledby={id} data-wide={wide || undefined}>
      <h3 id={id}>{title}</h3>
      {note && <p className="os-help">{note}</p>}
      {children}
    </div>
  )
}

/** Specimens that belong together. */
export function Specimens({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className="specimen-group" aria-labelledby={id}>
      <h2 id={id} className="os-subtitle">
        {title}
      </h2>
      <div className="specimen-grid">{children}</div>
    </section>
  )
}
