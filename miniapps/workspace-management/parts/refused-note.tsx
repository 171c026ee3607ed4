/** Why a change was not made. */
export function RefusedNote({ text }: { text: string | undefined }) {
  return (
    <div role="alert">
      {text && (
        <p className="os-notice" data-tone="error">
          {text}
        </p>
      )}
    </div>
  )
}
