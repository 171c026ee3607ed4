import type { Workspace } from '../../shell/contract/entities.ts'

/** The brand's logo in a fixed box, or its first letter; decoration beside the name. */
export function BrandMark({ brand, large }: { brand: Workspace; large?: boolean }) {
  return (
    <span className="brand-mark" data-large={large || undefined} aria-hidden="true">
      {brand.logoUrl ? <img src={brand.logoUrl} alt="" loading="lazy" /> : firstLetter(brand.name)}
    </span>
  )
}

const firstLetter = (name: string) => String.fromCodePoint(name.trim().codePointAt(0) ?? 0x2013).toLocaleUpperCase()
