import { COMPARED_MOST } from '../../domain/contacts/limits.ts'
import { useMiniApp } from '../../kit/bridge/use-mini-app.ts'
import { Button } from '../../kit/controls/button.tsx'
import { Link } from '../../kit/controls/link.tsx'
import { useFormat } from '../../kit/words/format.ts'
import { words } from '../words/words.ts'

/** Whom somebody has chosen, with the way to their working hours; it stays in sight. */
export function CompareBar({ chosen, onClear }: { chosen: readonly string[]; onClear(): void }) {
  const { route } = useMiniApp()
  const { number } = useFormat()
  const text = words('chosenOf', { count: number(chosen.length), most: number(COMPARED_MOST) })
  const people = chosen.map(encodeURIComponent).join(',')
  return (
    <>
      <output className="os-visually-hidden">{chosen.length > 0 && text}</output>
      {chosen.length > 0 && (
        <div className="compare-bar">
          <span>{text}</span>
          <Button variant="quiet" onClick={onClear}>
            {words('clearChoice')}
          </Button>
          <Link look="primary" to={`${route.basePath}/compare?people=${people}`}>
            {words('compareHours')}
          </Link>
        </div>
      )}
    </>
  )
}
