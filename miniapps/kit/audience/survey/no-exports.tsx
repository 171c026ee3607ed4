import { words } from './words/words.ts'

/** Stands in place of the export menu where the dataset's licence forbids exports. */
export const NoExports = () => <p className="os-muted">{words('noExports')}</p>
