import { useCallback, useState, type ReactNode } from 'react'
import { Download, FileText, Image } from 'lucide'
import { type FileNote, isPicture } from '../../../domain/document/file.ts'
import { useMiniApp } from '../../bridge/use-mini-app.ts'
import { Button } from '../../controls/button.tsx'
import { Dialog } from '../../controls/dialog.tsx'
import { useFileSize } from '../../controls/files/use-file-size.ts'
import { Icon } from '../../controls/icon.tsx'
import { Skeleton } from '../../controls/skeleton.tsx'
import { problemText } from '../../words/problem-text.ts'
import { fileUrl, useFileUrl } from './file-urls.ts'
import { useSeen } from '../../controls/use-seen.ts'
import { words } from './words/words.ts'
import { words as kitWords } from '../../words/words.ts'

export interface FileRowProps {
  file: FileNote
  address: string
  /** Whether it is saved, and the button that takes it out. */
  children?: ReactNode
}

/** A file with its picture: a press shows it large, or saves what is no picture. */
export function FileRow({ file, address, children }: FileRowProps) {
  const [large, setLarge] = useState(false)
  const close = useCallback(() => setLarge(false), [])
  const save = useSave(file, address)
  const size = useFileSize()
  return (
    <li className="attachment">
      <button
        type="button"
        className="attachment-open"
        aria-label={words(isPicture(file) ? 'file.show' : 'file.save', { name: file.name })}
        onClick={isPicture(file) ? () => setLarge(true) : save}
      >
        <Thumbnail file={file} address={address} />
        <span className="attachment-name">{file.name}</span>
        <span className="attachment-size">{size(file.bytes)}</span>
      </button>
      {children}
      <Dialog
        open={large}
        size="l"
        title={file.name}
        onClose={close}
        actions={
          <Button icon={Download} onClick={save}>
            {kitWords('save')}
          </Button>
        }
      >
        <LargePicture file={file} address={address} />
      </Dialog>
    </li>
  )
}

function Thumbnail({ file, address }: FileRowProps) {
  const [ref, seen] = useSeen<HTMLSpanElement>()
  const url = useFileUrl(address, seen && isPicture(file))
  return (
    <span ref={ref} className="attachment-picture">
      {url ? <img src={url} alt="" decoding="async" /> : <Icon of={isPicture(file) ? Image : FileText} />}
    </span>
  )
}

function LargePicture({ file, address }: FileRowProps) {
  const url = useFileUrl(address, true)
  if (url === null) return <p>{words('file.notLoaded')}</p>
  if (!url) return <Skeleton label={words('file.loading')} lines={[100, 100, 100]} />
  return <img className="attachment-large" src={url} alt={file.name} />
}

/** Gives the file to the browser's downloads. */
function useSave({ name }: FileNote, address: string): () => void {
  const { portal } = useMiniApp()
  return () => {
    fileUrl(portal, address).then(
      (href) => Object.assign(document.createElement('a'), { href, download: name }).click(),
      (error: unknown) => portal.notify({ kind: 'error', text: problemText(error).text }),
    )
  }
}
