import { CircleAlert, FileUp, X } from 'lucide'
import { MAX_FILE_BYTES } from '../../../domain/document/limits.ts'
import { Button } from '../../controls/button.tsx'
import { useFileSize } from '../../controls/files/use-file-size.ts'
import { Icon } from '../../controls/icon.tsx'
import { useFormat } from '../../words/format.ts'
import { problemText } from '../../words/problem-text.ts'
import type { FileUploads, Upload } from './file-uploads.ts'
import { words } from './words/words.ts'
import { words as kitWords } from '../../words/words.ts'

/** A file on its way, or why it has not arrived and what can be done. */
export function UploadRow({ upload, uploads }: { upload: Upload; uploads: FileUploads }) {
  const { path, file, standing } = upload
  const size = useFileSize()
  const reason = useReason(upload)
  return (
    <li className="attachment" data-standing={standing}>
      <span className="attachment-open">
        <span className="attachment-picture">
          <Icon of={reason ? CircleAlert : FileUp} />
        </span>
        <span className="attachment-name">{file.name}</span>
        <span className="attachment-size">{size(file.size)}</span>
      </span>
      {standing === 'failed' && (
        <Button
          size="s"
          aria-label={words('file.tryAgain', { name: file.name })}
          onClick={() => void uploads.retry(path)}
        >
          {kitWords('tryAgain')}
        </Button>
      )}
      <Button variant="quiet" size="s" icon={X} iconOnly onClick={() => uploads.letGo(path)}>
        {words(reason ? 'remove' : 'file.cancel', { name: file.name })}
      </Button>
      {reason ? (
        <p className="attachment-trouble" role="alert">
          {reason}
        </p>
      ) : (
        <progress className="attachment-progress" aria-label={words('file.sending', { name: file.name })} />
      )}
    </li>
  )
}

function useReason({ standing, error }: Upload): string | undefined {
  const { number } = useFormat()
  if (standing === 'sending') return undefined
  if (standing === 'failed') return navigator.onLine ? problemText(error).text : words('file.offline')
  return words(`file.${standing}`, { most: number(MAX_FILE_BYTES / 2 ** 20) })
}
