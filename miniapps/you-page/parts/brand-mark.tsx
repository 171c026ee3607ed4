import { useState } from 'react'
import type { Workspace } from '../../../shell/contract/entities.ts'

/** The brand's logo in a fixed box, or its first letter where there is none to be had; decoration beside the name. */
export function BrandMark({ brand, large }: { brand: Workspace; large?: boolean }) {
  const [missing, setMissing] = useState<string>()
  const logo = brand.logoUrl === missing ? undefined : brand.logoUrl
  return (
    <span className="brand-mark" data-large={large || undefined} aria-hidden="true">
      {logo ? (
        <img src={logo} alt="" loading="lazy" onError={() => setMissing(logo)} />
      ) : (
        firstLetter(brand.name)
      )}
    </span>
  )
}

const firstLetter = (name: string) =>
  String.fromCodePoint(name.trim().codePointAt(0) ?? 0x2013).toLocaleUpperCase()
