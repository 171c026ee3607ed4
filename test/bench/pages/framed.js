// What a page in a frame does at the least: it greets, and shows what it is told.
addEventListener('message', ({ data, ports: [port] }) => {
  if (data !== 'agency-os-portal') return
  port.onmessage = ({ data: told }) => {
    if (told.context) document.querySelector('h1').textContent = told.context.user.firstname
  }
})
parent.postMessage('agency-os-hello', '*')
