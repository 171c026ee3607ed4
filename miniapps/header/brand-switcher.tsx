import { useEffect } from 'react'
import { ChevronsUpDown, LoaderCircle } from 'lucide'
import { brandLabel } from '../../shell/contract/brand-label.ts'
import type { Workspace } from '../../shell/contract/entities.ts'
import { Icon } from '../kit/icon.tsx'
import { rememberBrand } from '../kit/recent-brands.ts'
import { useSingleKey } from '../kit/single-key-shortcuts.ts'
import { useMiniApp } from '../kit/use-mini-app.ts'
import { AnchoredDialog } from './anchored-dialog.tsx'
import { BrandSearch } from './brand-search.tsx'
import { useLayout } from './use-layout.ts'
import { useOwnDialog } from './use-own-dialog.ts'
import { useSwitchBrand, useSwitchTarget } from './use-switch-brand.ts'

/** Shows the active brand and finds another one. */
export function BrandSwitcher({ label }: { label?: string }) {
  const { workspace } = useMiniApp().context
  const { brands, closedBrands } = useLayout()
  const { isOpen, show, close } = useOwnDialog('brands')
  const start = useSwitchBrand()
  const target = useSwitchTarget()
  useSingleKey('b', show)

  const id = workspace?.id
  useEffect(() => { if (id) rememberBrand(id) }, [id])

  const choose = (brand: Workspace) => {
    close()
    start(brand.id)
  }
  const name = label ?? (workspace ? brandLabel(workspace) : 'Choose a brand')
  const next = target === undefined ? undefined : brands.find((brand) => brand.id === target)
  const changing = next && `Changing to ${brandLabel(next)} …`
  return (
    <>
      <button
        type="button" className="brand-button" aria-haspopup="dialog" aria-expanded={isOpen} title={changing ?? name} aria-busy={changing !== undefined}
        aria-label={changing ?? (workspace ? `${name}, change brand` : name)} onClick={show}
      >
        <span className="os-truncate">{next ? brandLabel(next) : name}</span>
        <Icon of={next ? LoaderCircle : ChevronsUpDown} className={next && 'os-spinner'} />
      </button>
      {isOpen && (
        <AnchoredDialog label="Change brand" className="brand-dialog" onClose={close}>
          <BrandSearch brands={brands} closedBrands={closedBrands} currentId={id} onChoose={choose} onCancel={close} />
        </AnchoredDialog>
      )}
    </>
  )
}
