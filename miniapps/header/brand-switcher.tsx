import { useEffect, useState } from 'react'
import { ChevronsUpDown } from 'lucide'
import { brandLabel } from '../../shell/contract/brand-label.ts'
import type { Workspace } from '../../shell/contract/entities.ts'
import { Icon } from '../kit/icon.tsx'
import { rememberBrand } from '../kit/recent-brands.ts'
import { useMiniApp } from '../kit/use-mini-app.ts'
import { AnchoredDialog } from './anchored-dialog.tsx'
import { BrandSearch } from './brand-search.tsx'
import { useSingleKey } from './single-key-shortcuts.ts'
import { useLayout } from './use-layout.ts'

/** Shows the active brand and finds another one. */
export function BrandSwitcher({ label }: { label?: string }) {
  const { context: { workspace }, host } = useMiniApp()
  const { brands } = useLayout()
  const [open, setOpen] = useState(false)
  useSingleKey('b', () => setOpen(true))

  const id = workspace?.id
  useEffect(() => { if (id) rememberBrand(id) }, [id])

  const choose = (brand: Workspace) => {
    setOpen(false)
    if (brand.id !== id) host.emit('change-workspace', { workspaceId: brand.id })
  }
  const name = label ?? (workspace ? brandLabel(workspace) : 'Choose a brand')
  return (
    <>
      <button
        type="button" className="brand-button" aria-haspopup="dialog" aria-expanded={open} title={name}
        aria-label={workspace ? `${name}, change brand` : name} onClick={() => setOpen(true)}
      >
        <span className="os-truncate">{name}</span>
        <Icon of={ChevronsUpDown} />
      </button>
      {open && (
        <AnchoredDialog label="Change brand" className="brand-dialog" onClose={() => setOpen(false)}>
          <BrandSearch brands={brands} currentId={id} onChoose={choose} onCancel={() => setOpen(false)} />
        </AnchoredDialog>
      )}
    </>
  )
}
