import { useState, type KeyboardEvent } from 'react'
import { isWebAddress, type Link, MAX_LINK_TITLE_CHARACTERS } from '../../../domain/document/link.ts'
import { Button } from '../../controls/button.tsx'
import { TextField } from '../../controls/text-field.tsx'
import { words } from './words/words.ts'
import { words as kitWords } from '../../words/words.ts'

interface LinkFormProps {
  onAdd(link: Link): void
  onClose(): void
}

/** An address and what it is called; Enter adds it, Esc gives up. */
export function LinkForm({ onAdd, onClose }: LinkFormProps) {
  const [address, setAddress] = useState('')
  const [title, setTitle] = useState('')
  const [wrong, setWrong] = useState(false)
  const url = webAddressOf(address)
  const add = () => (url === undefined ? setWrong(true) : onAdd({ url, title: title.trim() }))
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return
    if (event.key === 'Enter' && !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Enter') add()
    else onClose()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the fields in it; the buttons do the same
    <div className="attachment-form" onKeyDown={onKeyDown}>
      <TextField
        label={words('link.address')}
        type="url"
        inputMode="url"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a button has just opened it
        autoFocus
        autoComplete="off"
        placeholder="https://"
        value={address}
        onChange={setAddress}
        {...(wrong && url === undefined && { error: words('link.wrong') })}
      />
      <TextField
        label={words('link.title')}
        maxLength={MAX_LINK_TITLE_CHARACTERS}
        autoComplete="off"
        value={title}
        onChange={setTitle}
      />
      <div className="os-row">
        <Button size="s" onClick={add}>
          {words('link.add')}
        </Button>
        <Button size="s" variant="quiet" onClick={onClose}>
          {kitWords('cancel')}
        </Button>
      </div>
    </div>
  )
}

/** As it is stored; `www.example.com` is taken as https. Undefined for what is no address of the web. */
function webAddressOf(typed: string): string | undefined {
  const text = typed.trim()
  const address = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`
  if (!URL.canParse(address) || !new URL(address).hostname.includes('.')) return undefined
  const { href } = new URL(address)
  return isWebAddress(href) ? href : undefined
}
