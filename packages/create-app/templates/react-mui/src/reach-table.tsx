import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
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
    <Table size="small">
      <TableHead>
        <TableRow>
          {['Frequency', 'People', 'Reach'].map((title) => (
            <TableCell key={title}>{title}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {reachOf(audience, contacts).map(({ frequency, people, share }) => (
          <TableRow key={frequency}>
            <TableCell component="th" scope="row">
              {frequency}+
            </TableCell>
            <TableCell>{numbers.format(people)}</TableCell>
            <TableCell>
              {percents.format(share)}
              <Box className="bar" sx={{ height: 8, borderRadius: 4, bgcolor: 'primary.main' }} style={{ width: `${share * 100}%` }} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
