import { Download } from 'lucide'
import { apiBase, type ApiName } from '../../../shell/contract/api-bases.ts'
import { action, type Action } from '../actions/action.ts'
import { requestBlob } from '../bridge/request-json.ts'
import { withQuery } from '../bridge/with-query.ts'
import { words } from '../words/words.ts'
import type { List } from './use-list.ts'

interface ExportFound {
  api: ApiName
  /** Answers the file of all that is found, pages aside. */
  from: string
  /** With its ending. */
  fileName(): string
}

/** An action of a list: everything that search and filters let through, as a file that the server makes. */
export const exportFound = <Row>({ api, from, fileName }: ExportFound): Action<List<Row>> =>
  action<List<Row>>({
    key: 'export',
    label: () => words('export.title'),
    icon: Download,
    run: ({ portal, save }, { asked }) =>
      save(async () => ({
        file: await requestBlob(portal, `${apiBase(api)}${withQuery(from, asked)}`, portal.signal),
        name: fileName(),
      })),
  })
