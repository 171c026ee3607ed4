import { reachOf } from './reach.ts'

interface ReachTableProps {
  audience: number
  contacts: number
  /** Of the person, such as `en-gb`. */
  locale: string
}

/** Reach by frequency. */
export function ReachTable({ audience, contacts, locale }: ReachTableProps) {
  const numbers = new Intl.NumberFormat(locale)
  const percents = new Intl.NumberFormat(locale, { style: 'percent' })
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Frequency</th>
          <th scope="col">People</th>
          <th scope="col">Reach</th>
        </tr>
      </thead>
      <tbody>
        {reachOf(audience, contacts).map(({ frequency, people, share }) => (
          <tr key={frequency}>
            <th scope="row">{frequency}+</th>
            <td className="number">{numbers.format(people)}</td>
            <td>
              {percents.format(share)}
              <span className="bar" style={{ width: `${share * 100}%` }} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
