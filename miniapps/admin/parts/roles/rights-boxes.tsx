import { Checkbox } from '../../../kit/controls/checkbox.tsx'
import { Skeleton } from '../../../kit/controls/skeleton.tsx'
import { usePermissions } from './use-permissions.ts'
import { words } from './words/words.ts'

interface RightsBoxesProps {
  value: readonly string[]
  /** What is saved: marks what is different. */
  before: readonly string[]
  isClosed: boolean
  onChange(value: readonly string[]): void
}

/** All permissions that there are, by app, each with a box. */
export function RightsBoxes({ value, before, isClosed, onChange }: RightsBoxesProps) {
  const permissions = usePermissions()
  if (permissions.length === 0) return <Skeleton label={words('loading')} lines={[60, 70, 50]} />
  const firsts = permissions.filter(({ app }, at) => app !== permissions[at - 1]?.app)
  return (
    <div className="admin-rights">
      {firsts.map(({ app, code: first }) => (
        <fieldset key={first} className="os-choices">
          <legend className="os-label">{app}</legend>
          {permissions
            .filter((each) => each.app === app)
            .map(({ code, allows }) => {
              const isOn = value.includes(code)
              const mark = isOn === before.includes(code) ? undefined : words(isOn ? 'added' : 'taken')
              return (
                <Checkbox
                  key={code}
                  label={
                    <>
                      {allows} {mark && <strong>({mark})</strong>}
                      <code className="admin-code">{code}</code>
                    </>
                  }
                  checked={isOn}
                  disabled={isClosed}
                  onChange={(on) => onChange(on ? [...value, code] : value.filter((each) => each !== code))}
                />
              )
            })}
        </fieldset>
      ))}
    </div>
  )
}
