import { CircleAlert, File as FileIcon, X } from 'lucide'
import { useFormat } from '../../words/format.ts'
import { Button } from '../button.tsx'
import { Icon } from '../icon.tsx'
import { words } from '../words/words.ts'
import { words as kitWords } from '../../words/words.ts'

export interface ListedFile {
  key: string
  name: string
  /** Said already, such as `1.2 MB`. */
  size?: string
  /** From 0 to 1 while it is on its way. */
  progress?: number
  /** Why it did not arrive. */
  error?: string
  onRetry?(): void
}

/** Files that were taken, on their way or there. */
export function FileList({ files, onRemove }: { files: readonly ListedFile[]; onRemove(key: string): void }) {
  if (files.length === 0) return null
  return (
    <ul className="os-files">
      {files.map((file) => (
        <FileLine key={file.key} file={file} onRemove={() => onRemove(file.key)} />
      ))}
    </ul>
  )
}

function FileLine({ file, onRemove }: { file: ListedFile; onRemove(): void }) {
  const { name, size, progress, error, onRetry } = file
  const { percent } = useFormat()
  return (
    <li data-tone={error ? 'error' : undefined}>
      <Icon of={error ? CircleAlert : FileIcon} />
      <div className="os-file">
        <span>{name}</span>
        <span className="os-row os-help">
          {size}
          {progress !== undefined && !error && (
            <>
              <progress value={progress} aria-label={words('file.progress', { name })} />
              <span className="os-number">{percent(progress)}</span>
            </>
          )}
          {error && <span className="os-file-error">{error}</span>}
          {error && onRetry && (
            <Button size="s" onClick={onRetry}>
              {kitWords('tryAgain')}
            </Button>
          )}
        </span>
      </div>
      <Button size="s" variant="quiet" icon={X} iconOnly onClick={onRemove}>
        {words('remove', { name })}
      </Button>
    </li>
  )
}
