// The person has asked to sign out in the portal already: no second question.
document.querySelector('form')?.requestSubmit()
