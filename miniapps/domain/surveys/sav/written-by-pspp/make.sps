* The files beside this were written by GNU PSPP 1.6.2 from this syntax, in the folder; windows-1252.sav in another run, with SET LOCALE, as texts.sav at the end.
data list list /id (f8.0) sexofrespondent (f1.0) ageinyears (f3.0) town (a12) note (a300) day (date11) american (adate10) european (edate10) sorted (sdate10) julian (jdate7) moment (datetime20) short (a3).
begin data
1 1 34 "Köln" "hello" 02-MAR-2026 03/02/2026 02.03.2026 2026/03/02 2026061 "02-MAR-2026 10:20:30" "ab"
2 2 98 "São Paulo" "x" 31-DEC-1999 12/31/1999 31.12.1999 1999/12/31 1999365 "31-DEC-1999 23:59:59" "c"
3 . 17.5 "" "" . . . . . . ""
4 1 -1 "Málaga" "zz" 15-OCT-1582 10/15/1582 15.10.1582 1582/10/15 . "15-OCT-1582 00:00:00" "x"
end data.
variable labels sexofrespondent "Sex of the respondent, as given" /town "Stadt (größer)".
value labels sexofrespondent 1 "männlich" 2 "female" /town "Köln" "Cologne city" /short "ab" "Abe".
missing values sexofrespondent (9) /ageinyears (97 thru hi, -1) /short ("x") /town ("Málaga").
save outfile='plain.sav' /uncompressed.
save outfile='bytes.sav' /compressed.
save outfile='packed.zsav' /zcompressed.
* texts.sav, with SET LOCALE = 'windows-1252'.
new file.
data list list /price (a9).
begin data
"ab"
"over 5 €"
end data.
variable labels price "Price – “in all”".
missing values price ("w9", "q").
save outfile='texts.sav' /compressed.
* sets.sav.
new file.
data list list /id (f8.0) mediatelevision (f1.0) mediaradio (f1.0) mediapress (f1.0) brandfirst (f2.0) brandsecond (f2.0) whyyes (a3) whyno (a3).
begin data
1 1 0 1 5 7 "Yes" "No"
2 0 0 0 7 . "No" "Yes"
3 . . . . . "" ""
4 9 1 0 5 5 "Yes" "Yes"
end data.
variable labels mediatelevision "Télévision" /mediaradio "Radio" /brandfirst "First brand".
value labels brandfirst brandsecond 5 "Acme" 7 "Zenith" /whyyes "Yes" "Quality" /whyno "Yes" "Price".
missing values mediatelevision (9).
mrsets /mdgroup name=$media label="Médias (größer)" variables=mediatelevision mediaradio mediapress value=1
 /mcgroup name=$brands label="Brands" variables=brandfirst brandsecond
 /mdgroup name=$why categorylabels=countedvalues variables=whyyes whyno value="Yes"
 /mdgroup name=$whysource categorylabels=countedvalues labelsource=varlabel variables=mediaradio mediapress value=1.
save outfile='sets.sav' /compressed.
