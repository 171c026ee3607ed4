import { useEffect, useRef } from 'react'
import { ChevronsUpDown, LoaderCircle } from 'lucide'
import { brandLabel } from '../../../../shell/contract/brand-label.ts'
import type { Workspace } from '../../../../shell/contract/entities.ts'
import { Icon } from '../../../kit/controls/icon.tsx'
import { focusedElement } from '../../../kit/bridge/focused-element.ts'
import { rememberBrand } from '../../../kit/bridge/recent-brands.ts'
import { useSingleKey } from '../../../kit/bridge/use-single-key.ts'
import { useMiniApp } from '../../../kit/bridge/use-mini-app.ts'
import { AnchoredDialog } from '../dialogs/anchored-dialog.tsx'
import { BrandSearch } from './brand-search.tsx'
import { useLayout } from '../../../kit/bridge/use-layout.ts'
import { useOwnDialog } from '../dialogs/use-own-dialog.ts'
import { useSwitchBrand, useSwitchTarget } from './use-switch-brand.ts'
import { words } from '../../words/words.ts'

/** Of a brand's name as many letters stay in sight, however narrow the line is. */
const LEAST_LETTERS = 12
const LEAST_LETTERS_ON_PHONE = 6

/** An ellipsis takes the place of two letters or more. */
const beginningOf = (name: string, letters: number) =>
  name.length > letters + 2 ? `${name.slice(0, letters)}…` : name

/** Shows the active brand and finds another one. */
export function BrandSwitcher({ label }: { label: string | undefined }) {
  const workspace = useMiniApp(({ context }) => context.workspace)
  const brands = useLayout((layout) => layout.brands)
  const closedBrands = useLayout((layout) => layout.closedBrands)
  const findBrands = useLayout((layout) => layout.findBrands)
  const { isOpen, show, close } = useOwnDialog('brands')
  const start = useSwitchBrand()
  const target = useSwitchTarget()
  const button = useRef<HTMLButtonElement>(null)
  useSingleKey('b', () => {
    if (focusedElement() === document.body) button.current!.focus() // or nothing would have the focus when the dialog goes
    show()
  })

  const id = workspace?.id
  useEffect(() => {
    if (id) rememberBrand(id)
  }, [id])

  const choose = (brand: Workspace) => {
    close()
    start(brand.id)
  }
  const name = label ?? (workspace ? brandLabel(workspace) : words('brands.choose'))
  const next = target === undefined ? undefined : brands.find((brand) => brand.id === target)
  const shown = next ? brandLabel(next) : name
  const client = workspace?.clientName // the breadcrumbs may have no room for it
  const changing = next && words('brands.changing', { brand: brandLabel(next) })
  return (
    <>
      <button
        ref={button}
        type="button"
        className="brand-button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        title={changing ?? (client ? `${client} / ${name}` : name)}
        aria-busy={changing !== undefined}
        aria-label={changing ?? (workspace ? words('brands.changeFrom', { brand: name }) : name)}
        onClick={show}
      >
        <span
          className="brand-name"
          data-least={beginningOf(shown, LEAST_LETTERS)}
          data-least-on-phone={beginningOf(shown, LEAST_LETTERS_ON_PHONE)}
        >
          <span>{shown}</span>
        </span>
        <Icon of={next ? LoaderCircle : ChevronsUpDown} className={next && 'os-spinner'} />
      </button>
      {isOpen && (
        <AnchoredDialog label={words('brands.change')} className="brand-dialog" onClose={close}>
          <BrandSearch
            brands={brands}
            closedBrands={closedBrands}
            findBrands={findBrands}
            currentId={id}
            onChoose={choose}
            onCancel={close}
          />
        </AnchoredDialog>
      )}
    </>
  )
}
