import { For } from 'solid-js'
import { reachOf } from './reach.ts'

interface ReachTableProps {
  audience: number
  contacts: number
  /** Of the person, such as `en-gb`. */
  locale: string
}

/** Reach by frequency. */
export function ReachTable(props: ReachTableProps) {
  const numbers = () => new Intl.NumberFormat(props.locale)
  const percents = () => new Intl.NumberFormat(props.locale, { style: 'percent' })
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
        <For each={reachOf(props.audience, props.contacts)}>
          {({ frequency, people, share }) => (
            <tr>
              <th scope="row">{frequency}+</th>
              <td class="number">{numbers().format(people)}</td>
              <td>
                {percents().format(share)}
                <span class="bar" style={{ width: `${share * 100}%` }} />
              </td>
            </tr>
          )}
        </For>
      </tbody>
    </table>
  )
}
