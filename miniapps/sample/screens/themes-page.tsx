import { useRef, useState, type ComponentType } from 'react'
import { ErrorState } from '../../kit/controls/error-state.tsx'
import { Select } from '../../kit/controls/select.tsx'
import { Skeleton } from '../../kit/controls/skeleton.tsx'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { useResource } from '../../kit/bridge/use-resource.ts'
import { useSheet } from '../../kit/bridge/use-sheet.ts'
import { ColorTables } from '../parts/themes/color-tables.tsx'
import { DataRamps } from '../parts/themes/data-ramps.tsx'
import { loadThemes, type ThemedTenant } from '../parts/themes/load-themes.ts'
import { LookPanel, type Look } from '../parts/themes/look-panel.tsx'
import { PartSpecimens } from '../parts/themes/part-specimens.tsx'
import { ShapeTokens } from '../parts/themes/shape-tokens.tsx'
import { TenantGallery } from '../parts/themes/tenant-gallery.tsx'
import { SCHEMES, type SchemeKey } from '../parts/themes/theme-sheet.ts'
import { TypeScale } from '../parts/themes/type-scale.tsx'
import { useThemeFonts } from '../parts/themes/use-theme-fonts.ts'
import sheet from './themes.css?sheet'

const SECTIONS: readonly { title: string; Part: ComponentType<{ look: Look }> }[] = [
  { title: 'Parts', Part: PartSpecimens },
  { title: 'Colours', Part: ColorTables },
  { title: 'Charts', Part: DataRamps },
  { title: 'Type', Part: TypeScale },
  { title: 'Shape, shadow and space', Part: ShapeTokens },
]

const SCHEME_OPTIONS = SCHEMES.map(({ key, title }) => ({ value: key, label: title }))
const NOTHING = { value: '', label: 'Nothing' }
const NARROW = '(max-width: 60rem)'

/** Every token of every tenant, to look at: all tenants at a glance, then one or two in full. */
export function ThemesPage() {
  useSheet(sheet)
  const { data, error, loading, reload } = useResource('themes', loadThemes)
  if (error) return <ErrorState problem={error} onRetry={reload} busy={loading} />
  if (!data) return <Skeleton label="Loading themes" lines={[100, 100]} lineHeight={12} />
  return <Themes tenants={data} />
}

interface Choice {
  code: string
  scheme: SchemeKey
}

function Themes({ tenants }: { tenants: readonly ThemedTenant[] }) {
  useThemeFonts(tenants)
  const { first, second, setFirst, setSecond } = useChoices(tenants)
  const pickers = useRef<HTMLDivElement>(null)
  const looks = [first, second].flatMap(({ code, scheme }) => {
    const tenant = tenants.find((each) => each.code === code)
    return tenant ? [{ tenant, scheme }] : []
  })
  const show = (code: string) => {
    setFirst({ ...first, code })
    pickers.current!.querySelector('select')!.focus({ preventScroll: true })
    pickers.current!.scrollIntoView({ block: 'start' })
  }
  return (
    <div className="themes">
      <section className="os-stack" aria-label="All tenants">
        <h2 className="os-title">All tenants</h2>
        <TenantGallery tenants={tenants} scheme={first.scheme} onShow={show} />
      </section>
      <div ref={pickers} className="pickers">
        <Picker labels={['Tenant', 'Scheme']} choice={first} onChoose={setFirst} tenants={tenants} />
        <Picker
          labels={['Second tenant', 'Second scheme']}
          choice={second}
          onChoose={setSecond}
          tenants={tenants}
          optional
        />
      </div>
      {SECTIONS.map(({ title, Part }) => (
        <section key={title} className="os-stack" aria-label={title}>
          <h2 className="os-title">{title}</h2>
          <div className="side-by-side">
            {looks.map((look, index) => (
              <LookPanel key={index === 0 ? 'first' : 'second'} look={look}>
                <Part look={look} />
              </LookPanel>
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}

/** `?first=mindshare&second=msix&scheme=dark` opens with that choice; else the page's own tenant, and another one where there is room. */
function useChoices(tenants: readonly ThemedTenant[]) {
  const {
    context,
    route: { query },
  } = useMiniApp()
  const known = (code: string | undefined) => tenants.find((each) => each.code === code)?.code
  const asked = SCHEMES.find(({ key }) => key === query['scheme'])?.key
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  const [first, setFirst] = useState<Choice>(() => ({
    code: known(query['first']) ?? known(context.tenant.code) ?? tenants[0]!.code,
    scheme: asked ?? system,
  }))
  const [second, setSecond] = useState<Choice>(() => {
    const other =
      known(query['second']) ??
      (matchMedia(NARROW).matches
        ? ''
        : (tenants.find(({ code }) => code !== first.code && code === 'mindshare')?.code ?? 'msix'))
    return { code: other, scheme: asked ?? (system === 'dark' ? 'light' : 'dark') }
  })
  return { first, second, setFirst, setSecond }
}

interface PickerProps {
  labels: readonly [tenant: string, scheme: string]
  choice: Choice
  onChoose(choice: Choice): void
  tenants: readonly ThemedTenant[]
  optional?: boolean
}

function Picker({ labels, choice, onChoose, tenants, optional }: PickerProps) {
  const options = [
    ...(optional ? [NOTHING] : []),
    ...tenants.map(({ code, name }) => ({ value: code, label: name })),
  ]
  return (
    <div className="picker">
      <Select
        label={labels[0]}
        value={choice.code}
        onChange={(code) => onChoose({ ...choice, code })}
        options={options}
      />
      <Select
        label={labels[1]}
        value={choice.scheme}
        onChange={(scheme) => onChoose({ ...choice, scheme: scheme as SchemeKey })}
        options={SCHEME_OPTIONS}
      />
    </div>
  )
}
