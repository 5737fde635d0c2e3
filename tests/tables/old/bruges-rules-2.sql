BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE entries (
	table_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	kind VARCHAR(12) NOT NULL, 
	seat INTEGER, 
	at FLOAT NOT NULL, 
	data TEXT NOT NULL, 
	PRIMARY KEY (table_id, number), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "entries" VALUES('IE9o3PEqmgu5',1,'sit',0,1.79482673637130284312e+09,'{"person": "anna", "name": "Аня", "token": "I0JIN1aDNUVW0q8ZLFqlJ9wvD85wx1fD"}');
INSERT INTO "entries" VALUES('IE9o3PEqmgu5',2,'sit',2,1.79482673638272237784e+09,'{"person": "bob", "name": "Bob", "token": "I6HQXpNQ3W1buGyN5_IyDNsKyRaM0GuS"}');
INSERT INTO "entries" VALUES('IE9o3PEqmgu5',3,'leave',2,1.79482673638673877712e+09,'{}');
INSERT INTO "entries" VALUES('IE9o3PEqmgu5',4,'bot',1,1.79482673639484834665e+09,'{"level": "greedy"}');
INSERT INTO "entries" VALUES('IE9o3PEqmgu5',5,'bot',1,1.79482673639844298365e+09,'{"level": null}');
INSERT INTO "entries" VALUES('IE9o3PEqmgu5',6,'bot',2,1.79482673640676259991e+09,'{"level": "random"}');
INSERT INTO "entries" VALUES('IE9o3PEqmgu5',7,'sit',1,1.79482673641489934917e+09,'{"person": "bob", "name": "Bob", "token": "dntgzTZbjhoGvcqBeHJppNngP6kVV8-G"}');
INSERT INTO "entries" VALUES('IE9o3PEqmgu5',8,'start',NULL,1.79482673642258524896e+09,'{}');
INSERT INTO "entries" VALUES('IE9o3PEqmgu5',9,'chat',1,1.79482673642671418197e+09,'{"name": "Bob", "text": "Ну что, “поехали”?"}');
INSERT INTO "entries" VALUES('IE9o3PEqmgu5',10,'act',0,1.79482673643772578245e+09,'{"action": "place c4"}');
INSERT INTO "entries" VALUES('IE9o3PEqmgu5',11,'act',1,1.79482673645161080362e+09,'{"action": "place f6"}');
INSERT INTO "entries" VALUES('IE9o3PEqmgu5',12,'act',2,1.79482673797710895534e+09,'{"action": "place b6", "bot": true}');
INSERT INTO "entries" VALUES('IE9o3PEqmgu5',13,'act',0,1.79482673799867820736e+09,'{"action": "place c6"}');
INSERT INTO "entries" VALUES('IE9o3PEqmgu5',14,'act',1,1.79482673801197433471e+09,'{"action": "place g1"}');
INSERT INTO "entries" VALUES('IE9o3PEqmgu5',15,'act',2,1.79482673802566170687e+09,'{"action": "place g7", "bot": true}');
INSERT INTO "entries" VALUES('IE9o3PEqmgu5',16,'act',0,1.79482673803704094886e+09,'{"action": "place f7"}');
INSERT INTO "entries" VALUES('IE9o3PEqmgu5',17,'act',1,1.79482673804830789561e+09,'{"action": "place b8"}');
INSERT INTO "entries" VALUES('IE9o3PEqmgu5',18,'act',2,1.79482673805760526656e+09,'{"action": "place b5", "bot": true}');
INSERT INTO "entries" VALUES('IE9o3PEqmgu5',19,'ask',0,1.79482673808077669141e+09,'{"to": 6}');
INSERT INTO "entries" VALUES('IE9o3PEqmgu5',20,'vote',1,1.79482673809066510203e+09,'{"yes": false}');
INSERT INTO "entries" VALUES('IE9o3PEqmgu5',21,'ask',0,1.79482673809514832498e+09,'{"to": 6}');
INSERT INTO "entries" VALUES('IE9o3PEqmgu5',22,'vote',1,1.79482673809854745869e+09,'{"yes": true}');
INSERT INTO "entries" VALUES('IE9o3PEqmgu5',23,'back',NULL,1.79482673810291790961e+09,'{"to": 6}');
INSERT INTO "entries" VALUES('IE9o3PEqmgu5',24,'return',1,1.79482673811457133297e+09,'{"person": "bob''s phone"}');
INSERT INTO "entries" VALUES('IE9o3PEqmgu5',25,'stand-in',1,1.79482673811825180058e+09,'{"level": "search"}');
INSERT INTO "entries" VALUES('IE9o3PEqmgu5',26,'take-back',1,1.79482673812659668929e+09,'{}');
INSERT INTO "entries" VALUES('IGptbccY2vLm',1,'sit',0,1.79482673831509804722e+09,'{"person": "anna", "name": "Anna", "token": "MSiRnXPVgubqOiLkoWSTYU_JPRcTbIBK"}');
INSERT INTO "entries" VALUES('IGptbccY2vLm',2,'sit',1,1.7948267383227458e+09,'{"person": "bob", "name": "Bob", "token": "NhXXxR8Vbj_uhNfXqiUK7u_VD93wbGpW"}');
INSERT INTO "entries" VALUES('IGptbccY2vLm',3,'sit',2,1.79482673833073735243e+09,'{"person": "carl", "name": "Carl", "token": "v2s-2b2Kia_pR6n9DRqawUglJU5S27dk"}');
INSERT INTO "entries" VALUES('IGptbccY2vLm',4,'start',NULL,1.79482673833870434764e+09,'{}');
INSERT INTO "entries" VALUES('IGptbccY2vLm',5,'act',0,1.79482673834349274639e+09,'{"action": "pick own-farmer"}');
INSERT INTO "entries" VALUES('IGptbccY2vLm',6,'act',1,1.79482673834723854061e+09,'{"action": "pick own-farmer"}');
INSERT INTO "entries" VALUES('IGptbccY2vLm',7,'act',2,1.79482673835544490818e+09,'{"action": "pick own-farmer"}');
INSERT INTO "entries" VALUES('IGptbccY2vLm',8,'back',0,1794826738.35896,'{"to": 0, "kept": [[1, "pick own-farmer"], [2, "pick own-farmer"]]}');
INSERT INTO "entries" VALUES('wXidbvpqow_X',1,'sit',0,1.79482673881109881398e+09,'{"person": "anna", "name": "Anna", "token": "Od4phxec_ZR-POa-CUR_Z3ZAHGJMRbJo"}');
INSERT INTO "entries" VALUES('wXidbvpqow_X',2,'sit',1,1.79482673882273054124e+09,'{"person": "bob", "name": "Bob", "token": "hYmpB3lml4OurJDT7UhPgxKL2VVVbeql"}');
INSERT INTO "entries" VALUES('wXidbvpqow_X',3,'sit',2,1.79482673883073949811e+09,'{"person": "carl", "name": "Carl", "token": "On8fXqCMP8pDLFFVfLQRKw3WUJNFaTbM"}');
INSERT INTO "entries" VALUES('wXidbvpqow_X',4,'start',NULL,1.79482673883872246743e+09,'{}');
INSERT INTO "entries" VALUES('wXidbvpqow_X',5,'act',2,1.7948267388435862064e+09,'{"action": "draw left"}');
INSERT INTO "entries" VALUES('wXidbvpqow_X',6,'act',2,1.79482673885151123999e+09,'{"action": "draw right"}');
INSERT INTO "entries" VALUES('wXidbvpqow_X',7,'act',2,1.79482673885553407674e+09,'{"action": "draw right"}');
INSERT INTO "entries" VALUES('wXidbvpqow_X',8,'act',2,1.79482673886355447766e+09,'{"action": "draw right"}');
INSERT INTO "entries" VALUES('wXidbvpqow_X',9,'act',2,1.79482673886751866341e+09,'{"action": "draw right"}');
INSERT INTO "entries" VALUES('wXidbvpqow_X',10,'act',0,1.7948267388753032684e+09,'{"action": "draw right"}');
INSERT INTO "entries" VALUES('wXidbvpqow_X',11,'act',0,1.79482673887906026832e+09,'{"action": "draw left"}');
INSERT INTO "entries" VALUES('wXidbvpqow_X',12,'act',0,1.79482673888665723795e+09,'{"action": "draw right"}');
INSERT INTO "entries" VALUES('wXidbvpqow_X',13,'act',0,1.79482673889120244981e+09,'{"action": "draw right"}');
INSERT INTO "entries" VALUES('wXidbvpqow_X',14,'act',0,1.79482673889526057244e+09,'{"action": "draw right"}');
INSERT INTO "entries" VALUES('wXidbvpqow_X',15,'act',1,1.79482673890358161924e+09,'{"action": "draw left"}');
INSERT INTO "entries" VALUES('wXidbvpqow_X',16,'act',1,1.7948267389072942733e+09,'{"action": "draw left"}');
INSERT INTO "entries" VALUES('wXidbvpqow_X',17,'act',1,1.79482673891550922398e+09,'{"action": "draw left"}');
INSERT INTO "entries" VALUES('wXidbvpqow_X',18,'act',1,1.79482673891935610773e+09,'{"action": "draw left"}');
INSERT INTO "entries" VALUES('wXidbvpqow_X',19,'act',1,1.79482673892744755742e+09,'{"action": "draw left"}');
INSERT INTO "entries" VALUES('wXidbvpqow_X',20,'act',2,1.79482673893154788015e+09,'{"action": "rise"}');
INSERT INTO "entries" VALUES('wXidbvpqow_X',21,'act',0,1.794826738939759016e+09,'{"action": "rise"}');
INSERT INTO "entries" VALUES('wXidbvpqow_X',22,'act',1,1.79482673895301485062e+09,'{"action": "rise"}');
INSERT INTO "entries" VALUES('wXidbvpqow_X',23,'act',2,1.79482673896828818322e+09,'{"action": "play weaver workers"}');
INSERT INTO "entries" VALUES('wXidbvpqow_X',24,'act',0,1.79482673897962760924e+09,'{"action": "play rector workers"}');
INSERT INTO "entries" VALUES('wXidbvpqow_X',25,'act',1,1.79482673898237037653e+09,'{"action": "play assassin house"}');
INSERT INTO "entries" VALUES('wXidbvpqow_X',26,'act',2,1.79482673898804783816e+09,'{"action": "play chronicler house"}');
INSERT INTO "entries" VALUES('wXidbvpqow_X',27,'act',0,1.79482673899932336806e+09,'{"action": "play spice_merchant workers"}');
INSERT INTO "entries" VALUES('wXidbvpqow_X',28,'act',1,1.79482673900348258019e+09,'{"action": "play highwayman guilders"}');
INSERT INTO "entries" VALUES('wXidbvpqow_X',29,'act',2,1.7948267390119936466e+09,'{"action": "play gardener person"}');
INSERT INTO "entries" VALUES('wXidbvpqow_X',30,'act',0,1.79482673902349495892e+09,'{"action": "play doorman canal"}');
INSERT INTO "entries" VALUES('wXidbvpqow_X',31,'act',1,1794826739.03176,'{"action": "play bishop workers"}');
INSERT INTO "entries" VALUES('wXidbvpqow_X',32,'act',2,1.79482673904012513159e+09,'{"action": "play astronomer guilders"}');
INSERT INTO "entries" VALUES('wXidbvpqow_X',33,'act',0,1.79482673904739260676e+09,'{"action": "play alderman guilders"}');
INSERT INTO "entries" VALUES('wXidbvpqow_X',34,'act',1,1.79482673905169224735e+09,'{"action": "play accountant workers"}');
INSERT INTO "entries" VALUES('wXidbvpqow_X',35,'act',0,1.7948267390593996048e+09,'{"action": "draw right"}');
INSERT INTO "entries" VALUES('wXidbvpqow_X',36,'act',0,1.79482673906315112113e+09,'{"action": "draw left"}');
INSERT INTO "entries" VALUES('wXidbvpqow_X',37,'act',0,1.79482673907129502291e+09,'{"action": "draw right"}');
INSERT INTO "entries" VALUES('wXidbvpqow_X',38,'act',0,1.7948267390752465725e+09,'{"action": "draw right"}');
INSERT INTO "entries" VALUES('wXidbvpqow_X',39,'act',1,1.79482673908383941652e+09,'{"action": "draw right"}');
INSERT INTO "entries" VALUES('wXidbvpqow_X',40,'act',1,1.79482673909175920482e+09,'{"action": "draw left"}');
INSERT INTO "entries" VALUES('wXidbvpqow_X',41,'act',1,1.79482673909979486464e+09,'{"action": "draw left"}');
INSERT INTO "entries" VALUES('wXidbvpqow_X',42,'act',1,1.79482673910759568214e+09,'{"action": "draw left"}');
INSERT INTO "entries" VALUES('wXidbvpqow_X',43,'act',2,1.79482673911196303367e+09,'{"action": "draw left"}');
INSERT INTO "entries" VALUES('wXidbvpqow_X',44,'act',2,1.79482673912001085281e+09,'{"action": "draw right"}');
INSERT INTO "entries" VALUES('wXidbvpqow_X',45,'act',2,1.79482673912802028655e+09,'{"action": "draw left"}');
INSERT INTO "entries" VALUES('wXidbvpqow_X',46,'act',2,1.79482673913631582255e+09,'{"action": "draw left"}');
INSERT INTO "entries" VALUES('wXidbvpqow_X',47,'act',1,1.79482673914392542842e+09,'{"action": "rise"}');
INSERT INTO "entries" VALUES('wXidbvpqow_X',48,'act',2,1.79482673915199041365e+09,'{"action": "stay"}');
INSERT INTO "entries" VALUES('wXidbvpqow_X',49,'act',0,1.79482673915949559207e+09,'{"action": "play archduke guilders"}');
INSERT INTO "entries" VALUES('wXidbvpqow_X',50,'act',1,1.79482673916368913645e+09,'{"action": "play shipowner guilders"}');
INSERT INTO "entries" VALUES('wXidbvpqow_X',51,'act',2,1.79482673917228436472e+09,'{"action": "play knight workers"}');
INSERT INTO "entries" VALUES('wXidbvpqow_X',52,'act',0,1.79482673918359398844e+09,'{"action": "play baroness house"}');
INSERT INTO "entries" VALUES('wXidbvpqow_X',53,'act',1,1.7948267391877446175e+09,'{"action": "play juggler house"}');
INSERT INTO "entries" VALUES('wXidbvpqow_X',54,'act',2,1.79482673919645762446e+09,'{"action": "play farmhand house"}');
INSERT INTO "entries" VALUES('wXidbvpqow_X',55,'act',0,1.79482673920713067059e+09,'{"action": "play poisoner threat"}');
INSERT INTO "entries" VALUES('wXidbvpqow_X',56,'act',1,1.7948267392118337154e+09,'{"action": "play mercenary guilders"}');
INSERT INTO "entries" VALUES('wXidbvpqow_X',57,'act',2,1.7948267392206645012e+09,'{"action": "play butler threat"}');
INSERT INTO "entries" VALUES('wXidbvpqow_X',58,'act',0,1.79482673923150038721e+09,'{"action": "play landgrave house"}');
INSERT INTO "entries" VALUES('wXidbvpqow_X',59,'act',1,1.79482673923581576352e+09,'{"action": "play abbess guilders"}');
INSERT INTO "entries" VALUES('wXidbvpqow_X',60,'act',2,1.79482673924441885949e+09,'{"action": "play architect person"}');
INSERT INTO "entries" VALUES('wXidbvpqow_X',61,'act',2,1.7948267392564280033e+09,'{"action": "build arsonist"}');
INSERT INTO "entries" VALUES('wXidbvpqow_X',62,'act',1,1.79482673926392626764e+09,'{"action": "draw right"}');
INSERT INTO "entries" VALUES('wXidbvpqow_X',63,'act',1,1.79482673927198600771e+09,'{"action": "draw right"}');
INSERT INTO "entries" VALUES('wXidbvpqow_X',64,'act',1,1.79482673928000020986e+09,'{"action": "draw left"}');
INSERT INTO "entries" VALUES('cSpnfRCS7zus',1,'sit',0,1.79482673947510170935e+09,'{"person": "anna", "name": "Anna", "token": "YC92lqCbpIyjPW0vHswXTuLE-_a_T2D3"}');
INSERT INTO "entries" VALUES('cSpnfRCS7zus',2,'sit',1,1.79482673948692631718e+09,'{"person": "bob", "name": "Bob", "token": "TySjj4mjZDd8-TzEUqjUyXwSCiJ2oBV5"}');
INSERT INTO "entries" VALUES('cSpnfRCS7zus',3,'sit',2,1.79482673949483561518e+09,'{"person": "carl", "name": "Carl", "token": "IsHjtLHbgzVgko6VF4vljUjiaxuNC3EL"}');
INSERT INTO "entries" VALUES('cSpnfRCS7zus',4,'start',NULL,1.79482673950272130967e+09,'{}');
INSERT INTO "entries" VALUES('cSpnfRCS7zus',5,'act',2,1.79482673950748658183e+09,'{"action": "take village-2"}');
INSERT INTO "entries" VALUES('cSpnfRCS7zus',6,'act',2,1.79482673951572203633e+09,'{"action": "place home north"}');
INSERT INTO "entries" VALUES('cSpnfRCS7zus',7,'act',2,1.79482673952346682543e+09,'{"action": "activate village-2"}');
INSERT INTO "entries" VALUES('cSpnfRCS7zus',8,'act',2,1.79482673952729821203e+09,'{"action": "done"}');
INSERT INTO "entries" VALUES('cSpnfRCS7zus',9,'act',2,1.79482673953564810754e+09,'{"action": "move village-2"}');
INSERT INTO "entries" VALUES('cSpnfRCS7zus',10,'act',2,1.79482673954366254804e+09,'{"action": "to home"}');
INSERT INTO "entries" VALUES('cSpnfRCS7zus',11,'act',2,1.79482673955167055124e+09,'{"action": "end"}');
INSERT INTO "entries" VALUES('cSpnfRCS7zus',12,'act',0,1.79482673955926752083e+09,'{"action": "take quarry-1"}');
INSERT INTO "entries" VALUES('cSpnfRCS7zus',13,'act',0,1.79482673956305527687e+09,'{"action": "place home east"}');
INSERT INTO "entries" VALUES('cSpnfRCS7zus',14,'act',0,1.79482673957110977179e+09,'{"action": "harvest"}');
INSERT INTO "entries" VALUES('cSpnfRCS7zus',15,'act',0,1.79482673957517743106e+09,'{"action": "sell quarry-1"}');
INSERT INTO "entries" VALUES('cSpnfRCS7zus',16,'act',0,1.79482673958340454103e+09,'{"action": "end"}');
INSERT INTO "entries" VALUES('cSpnfRCS7zus',17,'act',1,1.79482673959162259097e+09,'{"action": "take meadow-1"}');
INSERT INTO "entries" VALUES('cSpnfRCS7zus',18,'act',1,1.79482673959550189973e+09,'{"action": "place home south"}');
INSERT INTO "entries" VALUES('cSpnfRCS7zus',19,'act',1,1.79482673960379981994e+09,'{"action": "activate meadow-1"}');
INSERT INTO "entries" VALUES('cSpnfRCS7zus',20,'act',1,1.79482673961562371259e+09,'{"action": "end"}');
INSERT INTO "entries" VALUES('cSpnfRCS7zus',21,'act',0,1.79482673962363028521e+09,'{"action": "take forest-2"}');
INSERT INTO "entries" VALUES('cSpnfRCS7zus',22,'act',0,1794826739.63167,'{"action": "place home west"}');
INSERT INTO "entries" VALUES('cSpnfRCS7zus',23,'act',0,1.79482673963930726055e+09,'{"action": "activate home"}');
INSERT INTO "entries" VALUES('cSpnfRCS7zus',24,'act',0,1.79482673964300632474e+09,'{"action": "done"}');
INSERT INTO "entries" VALUES('cSpnfRCS7zus',25,'act',0,1.79482673965111207961e+09,'{"action": "move home"}');
INSERT INTO "entries" VALUES('cSpnfRCS7zus',26,'act',0,1.79482673965507745746e+09,'{"action": "to quarry-1"}');
INSERT INTO "entries" VALUES('cSpnfRCS7zus',27,'act',0,1.79482673965919089318e+09,'{"action": "end"}');
INSERT INTO "entries" VALUES('cSpnfRCS7zus',28,'act',1,1.79482673966745424269e+09,'{"action": "take field-3"}');
INSERT INTO "entries" VALUES('cSpnfRCS7zus',29,'act',1,1.79482673966964101789e+09,'{"action": "place meadow-1 east"}');
INSERT INTO "entries" VALUES('cSpnfRCS7zus',30,'act',1,1.79482673967633247374e+09,'{"action": "harvest"}');
INSERT INTO "entries" VALUES('cSpnfRCS7zus',31,'act',1,1.7948267396820485592e+09,'{"action": "sell field-3"}');
INSERT INTO "entries" VALUES('cSpnfRCS7zus',32,'act',1,1.79482673968729186057e+09,'{"action": "sell meadow-1"}');
INSERT INTO "entries" VALUES('cSpnfRCS7zus',33,'act',1,1.79482673969135451312e+09,'{"action": "move home"}');
INSERT INTO "entries" VALUES('cSpnfRCS7zus',34,'act',1,1.79482673969946241376e+09,'{"action": "to field-3"}');
INSERT INTO "entries" VALUES('cSpnfRCS7zus',35,'act',1,1.79482673970327305792e+09,'{"action": "end"}');
INSERT INTO "entries" VALUES('cSpnfRCS7zus',36,'act',0,1.79482673971119379994e+09,'{"action": "take field-2"}');
INSERT INTO "entries" VALUES('cSpnfRCS7zus',37,'act',0,1.79482673971501541137e+09,'{"action": "place quarry-1 east"}');
INSERT INTO "entries" VALUES('cSpnfRCS7zus',38,'act',0,1.7948267397190146446e+09,'{"action": "activate field-2"}');
INSERT INTO "entries" VALUES('cSpnfRCS7zus',39,'act',0,1.79482673972306728364e+09,'{"action": "activate quarry-1"}');
INSERT INTO "entries" VALUES('cSpnfRCS7zus',40,'act',0,1.79482673972707962991e+09,'{"action": "sell quarry-1"}');
INSERT INTO "entries" VALUES('cSpnfRCS7zus',41,'act',0,1.79482673973104023927e+09,'{"action": "end"}');
INSERT INTO "entries" VALUES('cSpnfRCS7zus',42,'act',2,1.79482673973578405381e+09,'{"action": "take distillery-2"}');
INSERT INTO "entries" VALUES('cSpnfRCS7zus',43,'act',2,1.7948267397438640594e+09,'{"action": "place home east"}');
INSERT INTO "entries" VALUES('cSpnfRCS7zus',44,'act',2,1.79482673975198554986e+09,'{"action": "end"}');
INSERT INTO "entries" VALUES('cSpnfRCS7zus',45,'act',0,1.79482673975928282736e+09,'{"action": "take village-6"}');
INSERT INTO "entries" VALUES('cSpnfRCS7zus',46,'act',0,1.79482673976312732695e+09,'{"action": "place quarry-1 south"}');
INSERT INTO "entries" VALUES('cSpnfRCS7zus',47,'act',0,1.79482673977121376992e+09,'{"action": "harvest"}');
INSERT INTO "entries" VALUES('cSpnfRCS7zus',48,'act',0,1.79482673977525758737e+09,'{"action": "move village-6"}');
INSERT INTO "entries" VALUES('cSpnfRCS7zus',49,'act',0,1.7948267397832374573e+09,'{"action": "promote"}');
INSERT INTO "entries" VALUES('cSpnfRCS7zus',50,'act',0,1.79482673978533792498e+09,'{"action": "move quarry-1"}');
INSERT INTO "entries" VALUES('cSpnfRCS7zus',51,'act',0,1.79482673979116868967e+09,'{"action": "to village-6"}');
INSERT INTO "entries" VALUES('cSpnfRCS7zus',52,'act',0,1.79482673979336118698e+09,'{"action": "sell quarry-1"}');
INSERT INTO "entries" VALUES('cSpnfRCS7zus',53,'act',0,1.79482673979922270775e+09,'{"action": "end"}');
INSERT INTO "entries" VALUES('cSpnfRCS7zus',54,'act',1,1.79482673980163192749e+09,'{"action": "take castle-moil"}');
INSERT INTO "entries" VALUES('cSpnfRCS7zus',55,'act',1,1.79482673980783391e+09,'{"action": "place field-3 east"}');
INSERT INTO "entries" VALUES('cSpnfRCS7zus',56,'act',1,1.79482673981592893595e+09,'{"action": "activate field-3"}');
INSERT INTO "entries" VALUES('cSpnfRCS7zus',57,'act',1,1.79482673982380723952e+09,'{"action": "activate castle-moil"}');
INSERT INTO "entries" VALUES('cSpnfRCS7zus',58,'act',1,1.79482673982938623425e+09,'{"action": "sell field-3"}');
INSERT INTO "entries" VALUES('cSpnfRCS7zus',59,'act',1,1.79482673983584046367e+09,'{"action": "move field-3"}');
INSERT INTO "entries" VALUES('cSpnfRCS7zus',60,'act',1,1.79482673984376311297e+09,'{"action": "to castle-moil"}');
INSERT INTO "entries" VALUES('cSpnfRCS7zus',61,'act',1,1.79482673985183954238e+09,'{"action": "end"}');
INSERT INTO "entries" VALUES('cSpnfRCS7zus',62,'act',1,1.79482673985988473892e+09,'{"action": "take village-4"}');
INSERT INTO "entries" VALUES('cSpnfRCS7zus',63,'act',1,1.79482673986787748341e+09,'{"action": "place home east"}');
INSERT INTO "entries" VALUES('cSpnfRCS7zus',64,'act',1,1.79482673987593793871e+09,'{"action": "activate home"}');
INSERT INTO "entries" VALUES('96syq-KsS5ep',1,'sit',0,1.79482673988650393483e+09,'{"person": "anna", "name": "Anna", "token": "KE_N_1KoSm8G59ttJv9NF5QY-L84_XeZ"}');
INSERT INTO "entries" VALUES('96syq-KsS5ep',2,'sit',1,1.79482673989477658268e+09,'{"person": "bob", "name": "Bob", "token": "u60iJUwD1HGDdXVd2enqrYMac3a74IAt"}');
INSERT INTO "entries" VALUES('96syq-KsS5ep',3,'sit',2,1.79482673990275382993e+09,'{"person": "carl", "name": "Carl", "token": "kVlrJgdI_NZDTOfWfquYukXGL8JYauDa"}');
INSERT INTO "entries" VALUES('96syq-KsS5ep',4,'start',NULL,1.79482673991069841381e+09,'{}');
INSERT INTO "entries" VALUES('96syq-KsS5ep',5,'act',0,1.79482673991533160208e+09,'{"action": "pick own-trader"}');
INSERT INTO "entries" VALUES('96syq-KsS5ep',6,'act',0,1.79482673991919898992e+09,'{"action": "keep"}');
INSERT INTO "entries" VALUES('96syq-KsS5ep',7,'act',0,1.79482673992753839495e+09,'{"action": "pick own-trader"}');
INSERT INTO "entries" VALUES('96syq-KsS5ep',8,'act',0,1.79482673993121075628e+09,'{"action": "put monastery-trader"}');
INSERT INTO "entries" VALUES('96syq-KsS5ep',9,'act',0,1.79482673993940877914e+09,'{"action": "pick own-boatman"}');
INSERT INTO "entries" VALUES('96syq-KsS5ep',10,'act',0,1.79482673994313788419e+09,'{"action": "put ship-boatman"}');
INSERT INTO "entries" VALUES('96syq-KsS5ep',11,'act',0,1.79482673995138478279e+09,'{"action": "done"}');
INSERT INTO "entries" VALUES('96syq-KsS5ep',12,'act',1,1.79482673995567464826e+09,'{"action": "pick own-trader"}');
INSERT INTO "entries" VALUES('96syq-KsS5ep',13,'act',1,1.79482673996387219429e+09,'{"action": "put monastery-trader"}');
INSERT INTO "entries" VALUES('96syq-KsS5ep',14,'act',1,1.79482673997184181209e+09,'{"action": "pick own-boatman"}');
INSERT INTO "entries" VALUES('96syq-KsS5ep',15,'act',1,1.79482673997988581657e+09,'{"action": "put village-boatman"}');
INSERT INTO "entries" VALUES('96syq-KsS5ep',16,'act',1,1.79482673998800325394e+09,'{"action": "lift monastery-trader"}');
INSERT INTO "entries" VALUES('96syq-KsS5ep',17,'act',1,1.79482673999611902233e+09,'{"action": "done"}');
INSERT INTO "entries" VALUES('96syq-KsS5ep',18,'act',2,1.79482674000438714029e+09,'{"action": "done"}');
INSERT INTO "entries" VALUES('96syq-KsS5ep',19,'act',0,1.79482674001144766814e+09,'{"action": "recall ship-boatman"}');
INSERT INTO "entries" VALUES('96syq-KsS5ep',20,'act',0,1.79482674001563930507e+09,'{"action": "done"}');
INSERT INTO "entries" VALUES('96syq-KsS5ep',21,'act',1,1.7948267400238289833e+09,'{"action": "recall village-boatman"}');
INSERT INTO "entries" VALUES('96syq-KsS5ep',22,'act',0,1.79482674003140068056e+09,'{"action": "done"}');
INSERT INTO "entries" VALUES('96syq-KsS5ep',23,'act',1,1.7948267400357105732e+09,'{"action": "pick own-boatman"}');
INSERT INTO "entries" VALUES('96syq-KsS5ep',24,'act',1,1.79482674004399967195e+09,'{"action": "put castle-boatman"}');
INSERT INTO "entries" VALUES('96syq-KsS5ep',25,'act',1,1.79482674005579662321e+09,'{"action": "pick own-farmer"}');
INSERT INTO "entries" VALUES('96syq-KsS5ep',26,'act',1,1.79482674006394338607e+09,'{"action": "put university-farmer"}');
INSERT INTO "entries" VALUES('96syq-KsS5ep',27,'act',1,1.79482674007196688656e+09,'{"action": "done"}');
INSERT INTO "entries" VALUES('96syq-KsS5ep',28,'act',2,1.79482674008042955397e+09,'{"action": "pick own-farmer"}');
INSERT INTO "entries" VALUES('96syq-KsS5ep',29,'act',2,1.79482674008834934241e+09,'{"action": "put university-farmer"}');
INSERT INTO "entries" VALUES('96syq-KsS5ep',30,'act',2,1.79482674009646534915e+09,'{"action": "pick own-boatman"}');
INSERT INTO "entries" VALUES('96syq-KsS5ep',31,'act',2,1.79482674010448598868e+09,'{"action": "put village-boatman"}');
INSERT INTO "entries" VALUES('96syq-KsS5ep',32,'act',2,1.79482674011251950264e+09,'{"action": "pick own-trader"}');
INSERT INTO "entries" VALUES('96syq-KsS5ep',33,'act',2,1.79482674012053489685e+09,'{"action": "put monastery-trader"}');
INSERT INTO "entries" VALUES('96syq-KsS5ep',34,'act',2,1.79482674012859201432e+09,'{"action": "pick own-craftsman"}');
INSERT INTO "entries" VALUES('96syq-KsS5ep',35,'act',2,1.79482674013654017446e+09,'{"action": "put guildhall-craftsman"}');
INSERT INTO "entries" VALUES('96syq-KsS5ep',36,'act',2,1.79482674014445590972e+09,'{"action": "lift village-boatman"}');
INSERT INTO "entries" VALUES('96syq-KsS5ep',37,'act',2,1.79482674015264034275e+09,'{"action": "lift monastery-trader"}');
INSERT INTO "entries" VALUES('96syq-KsS5ep',38,'act',2,1.79482674016068243982e+09,'{"action": "pick own-trader"}');
INSERT INTO "entries" VALUES('96syq-KsS5ep',39,'act',2,1.79482674016865706443e+09,'{"action": "put castle-trader"}');
INSERT INTO "entries" VALUES('96syq-KsS5ep',40,'act',2,1.79482674017635560038e+09,'{"action": "lift guildhall-craftsman"}');
INSERT INTO "entries" VALUES('96syq-KsS5ep',41,'act',2,1.79482674018449187272e+09,'{"action": "pick own-boatman"}');
INSERT INTO "entries" VALUES('96syq-KsS5ep',42,'act',2,1.79482674019242906572e+09,'{"action": "keep"}');
INSERT INTO "entries" VALUES('96syq-KsS5ep',43,'act',2,1.79482674020046353334e+09,'{"action": "pick own-boatman"}');
INSERT INTO "entries" VALUES('96syq-KsS5ep',44,'act',2,1.79482674020847034453e+09,'{"action": "keep"}');
INSERT INTO "entries" VALUES('96syq-KsS5ep',45,'act',2,1.79482674021671295165e+09,'{"action": "lift castle-trader"}');
INSERT INTO "entries" VALUES('96syq-KsS5ep',46,'act',2,1.7948267402246556282e+09,'{"action": "pick own-trader"}');
INSERT INTO "entries" VALUES('96syq-KsS5ep',47,'act',2,1.79482674022821402548e+09,'{"action": "keep"}');
INSERT INTO "entries" VALUES('96syq-KsS5ep',48,'act',2,1.794826740240613699e+09,'{"action": "pick own-boatman"}');
INSERT INTO "entries" VALUES('96syq-KsS5ep',49,'act',2,1.79482674024851250648e+09,'{"action": "put ship-boatman"}');
INSERT INTO "entries" VALUES('96syq-KsS5ep',50,'act',2,1.79482674026052713396e+09,'{"action": "lift university-farmer"}');
INSERT INTO "entries" VALUES('96syq-KsS5ep',51,'act',2,1.79482674026854491233e+09,'{"action": "pick own-farmer"}');
INSERT INTO "entries" VALUES('96syq-KsS5ep',52,'act',2,1.79482674027664232258e+09,'{"action": "keep"}');
INSERT INTO "entries" VALUES('96syq-KsS5ep',53,'act',2,1.79482674028490924835e+09,'{"action": "pick own-farmer"}');
INSERT INTO "entries" VALUES('96syq-KsS5ep',54,'act',2,1.79482674029270982741e+09,'{"action": "put castle-farmer"}');
INSERT INTO "entries" VALUES('96syq-KsS5ep',55,'act',2,1.79482674030885195736e+09,'{"action": "done"}');
INSERT INTO "entries" VALUES('96syq-KsS5ep',56,'act',1,1.7948267403162453175e+09,'{"action": "done"}');
INSERT INTO "entries" VALUES('96syq-KsS5ep',57,'act',2,1.79482674032490563389e+09,'{"action": "recall castle-farmer"}');
INSERT INTO "entries" VALUES('96syq-KsS5ep',58,'act',2,1.79482674033282637595e+09,'{"action": "done"}');
INSERT INTO "entries" VALUES('96syq-KsS5ep',59,'act',0,1.79482674033946776391e+09,'{"action": "done"}');
INSERT INTO "entries" VALUES('96syq-KsS5ep',60,'act',0,1.79482674034333181383e+09,'{"action": "pick own-farmer"}');
INSERT INTO "entries" VALUES('96syq-KsS5ep',61,'act',0,1.79482674035154724121e+09,'{"action": "put guildhall-farmer"}');
INSERT INTO "entries" VALUES('96syq-KsS5ep',62,'act',0,1.79482674035545969014e+09,'{"action": "pick own-boatman"}');
INSERT INTO "entries" VALUES('96syq-KsS5ep',63,'act',0,1.79482674036347937584e+09,'{"action": "put village-boatman"}');
INSERT INTO "entries" VALUES('96syq-KsS5ep',64,'act',0,1.79482674036736941335e+09,'{"action": "done"}');
INSERT INTO "entries" VALUES('baea90E_kTPt',1,'sit',0,1794826740.3789,'{"person": "anna", "name": "Anna", "token": "0c9SqsfHQY6tg6d0vj3ILoLQDTpGegjD"}');
INSERT INTO "entries" VALUES('baea90E_kTPt',2,'sit',1,1.79482674039068031308e+09,'{"person": "bob", "name": "Bob", "token": "Uhn_7wXMkKhjWJnz1RyyTigkxDDA_0BO"}');
INSERT INTO "entries" VALUES('baea90E_kTPt',3,'sit',2,1.79482674039383792875e+09,'{"person": "carl", "name": "Carl", "token": "YO1DcCfprI3i_GgLWIBQLmxpyQhMnJs5"}');
INSERT INTO "entries" VALUES('baea90E_kTPt',4,'start',NULL,1.79482674040258455274e+09,'{}');
INSERT INTO "entries" VALUES('baea90E_kTPt',5,'act',0,1.79482674040714263916e+09,'{"action": "place c5"}');
INSERT INTO "entries" VALUES('baea90E_kTPt',6,'act',1,1.79482674041131877893e+09,'{"action": "place c2"}');
INSERT INTO "entries" VALUES('baea90E_kTPt',7,'act',2,1.79482674041535854338e+09,'{"action": "place c1"}');
INSERT INTO "entries" VALUES('baea90E_kTPt',8,'act',0,1794826740.42329,'{"action": "place h1"}');
INSERT INTO "entries" VALUES('baea90E_kTPt',9,'act',1,1.794826740427349329e+09,'{"action": "place g1"}');
INSERT INTO "entries" VALUES('baea90E_kTPt',10,'act',2,1.79482674043575739859e+09,'{"action": "place a6"}');
INSERT INTO "entries" VALUES('baea90E_kTPt',11,'act',0,1.79482674043903708458e+09,'{"action": "place b1"}');
INSERT INTO "entries" VALUES('baea90E_kTPt',12,'act',1,1.79482674044738340374e+09,'{"action": "place c6"}');
INSERT INTO "entries" VALUES('baea90E_kTPt',13,'act',2,1794826740.45156,'{"action": "place a2"}');
INSERT INTO "entries" VALUES('baea90E_kTPt',14,'act',0,1.79482674045923972132e+09,'{"action": "place h8"}');
INSERT INTO "entries" VALUES('baea90E_kTPt',15,'act',1,1.79482674046331048016e+09,'{"action": "place d2"}');
INSERT INTO "entries" VALUES('baea90E_kTPt',16,'act',2,1.79482674047171473497e+09,'{"action": "place e1"}');
INSERT INTO "entries" VALUES('baea90E_kTPt',17,'act',0,1.79482674047517585754e+09,'{"action": "buy h8"}');
INSERT INTO "entries" VALUES('baea90E_kTPt',18,'act',0,1.79482674048316645618e+09,'{"action": "play purple-3"}');
INSERT INTO "entries" VALUES('baea90E_kTPt',19,'act',1,1.79482674048728704447e+09,'{"action": "move c6"}');
INSERT INTO "entries" VALUES('baea90E_kTPt',20,'act',1,1.7948267404954767227e+09,'{"action": "to e8"}');
INSERT INTO "entries" VALUES('baea90E_kTPt',21,'act',1,1.79482674050371575355e+09,'{"action": "buy e8"}');
INSERT INTO "entries" VALUES('baea90E_kTPt',22,'act',1,1.79482674050834727294e+09,'{"action": "play black-4"}');
INSERT INTO "entries" VALUES('baea90E_kTPt',23,'act',2,1.79482674051983428003e+09,'{"action": "rescue d3"}');
INSERT INTO "entries" VALUES('baea90E_kTPt',24,'act',2,1.79482674053176784515e+09,'{"action": "gondola e1"}');
INSERT INTO "entries" VALUES('baea90E_kTPt',25,'act',2,1.79482674053549575809e+09,'{"action": "to h3"}');
INSERT INTO "entries" VALUES('baea90E_kTPt',26,'act',2,1.79482674054127454756e+09,'{"action": "buy d3"}');
INSERT INTO "entries" VALUES('baea90E_kTPt',27,'act',2,1.79482674055076050763e+09,'{"action": "play brown-3"}');
INSERT INTO "entries" VALUES('baea90E_kTPt',28,'act',0,1.79482674055917620654e+09,'{"action": "gondola c5"}');
INSERT INTO "entries" VALUES('baea90E_kTPt',29,'act',0,1.79482674056307649613e+09,'{"action": "to d8"}');
INSERT INTO "entries" VALUES('baea90E_kTPt',30,'act',0,1.79482674056704139715e+09,'{"action": "buy b1"}');
INSERT INTO "entries" VALUES('baea90E_kTPt',31,'act',0,1.79482674057690691949e+09,'{"action": "play green-3"}');
INSERT INTO "entries" VALUES('baea90E_kTPt',32,'act',1,1.79482674058741116518e+09,'{"action": "play turquoise-5"}');
INSERT INTO "entries" VALUES('baea90E_kTPt',33,'act',2,1.79482674059572982787e+09,'{"action": "buy h3"}');
INSERT INTO "entries" VALUES('baea90E_kTPt',34,'act',2,1.79482674060483551022e+09,'{"action": "play black-3"}');
INSERT INTO "entries" VALUES('baea90E_kTPt',35,'act',0,1.79482674061592054363e+09,'{"action": "gondola d8"}');
INSERT INTO "entries" VALUES('baea90E_kTPt',36,'act',0,1.79482674061989092833e+09,'{"action": "to f5"}');
INSERT INTO "entries" VALUES('baea90E_kTPt',37,'act',0,1.7948267406271958351e+09,'{"action": "buy f5"}');
INSERT INTO "entries" VALUES('baea90E_kTPt',38,'act',0,1.79482674063125205044e+09,'{"action": "play purple-4"}');
INSERT INTO "entries" VALUES('baea90E_kTPt',39,'act',1,1.7948267406397390366e+09,'{"action": "gondola g1"}');
INSERT INTO "entries" VALUES('baea90E_kTPt',40,'act',1,1.79482674064772367472e+09,'{"action": "to h5"}');
INSERT INTO "entries" VALUES('baea90E_kTPt',41,'act',1,1.79482674065370583537e+09,'{"action": "play purple-5"}');
INSERT INTO "entries" VALUES('baea90E_kTPt',42,'act',2,1.7948267406641259193e+09,'{"action": "move a2"}');
INSERT INTO "entries" VALUES('baea90E_kTPt',43,'act',2,1.79482674067618823052e+09,'{"action": "to c4"}');
INSERT INTO "entries" VALUES('baea90E_kTPt',44,'act',2,1.794826740684056282e+09,'{"action": "buy d3"}');
INSERT INTO "entries" VALUES('baea90E_kTPt',45,'act',2,1.79482674070003962512e+09,'{"action": "play red-3"}');
INSERT INTO "entries" VALUES('baea90E_kTPt',46,'act',0,1.7948267407115864754e+09,'{"action": "move h1"}');
INSERT INTO "entries" VALUES('baea90E_kTPt',47,'act',0,1.79482674071949505805e+09,'{"action": "to g2"}');
INSERT INTO "entries" VALUES('baea90E_kTPt',48,'act',0,1.79482674072751545901e+09,'{"action": "play green-4"}');
INSERT INTO "entries" VALUES('baea90E_kTPt',49,'act',1,1.79482674073962020873e+09,'{"action": "move c2"}');
INSERT INTO "entries" VALUES('baea90E_kTPt',50,'act',1,1.79482674075174355511e+09,'{"action": "to a2"}');
INSERT INTO "entries" VALUES('baea90E_kTPt',51,'act',1,1.79482674076781368254e+09,'{"action": "buy a2"}');
INSERT INTO "entries" VALUES('baea90E_kTPt',52,'act',1,1.79482674078006577489e+09,'{"action": "play brown-5"}');
INSERT INTO "entries" VALUES('baea90E_kTPt',53,'act',2,1.79482674079227042199e+09,'{"action": "play red-4"}');
INSERT INTO "entries" VALUES('baea90E_kTPt',54,'act',0,1.79482674080600118635e+09,'{"action": "buy h8"}');
INSERT INTO "entries" VALUES('baea90E_kTPt',55,'act',0,1.79482674082335805893e+09,'{"action": "play brown-4"}');
INSERT INTO "entries" VALUES('baea90E_kTPt',56,'act',1,1.79482674083186173434e+09,'{"action": "move h5"}');
INSERT INTO "entries" VALUES('baea90E_kTPt',57,'act',1,1.79482674084398818011e+09,'{"action": "to g6"}');
INSERT INTO "entries" VALUES('baea90E_kTPt',58,'act',1,1.7948267408482387066e+09,'{"action": "play brown-6"}');
INSERT INTO "entries" VALUES('baea90E_kTPt',59,'act',1,1.79482674085594391816e+09,'{"action": "rescue g8"}');
INSERT INTO "entries" VALUES('baea90E_kTPt',60,'act',2,1794826740.86427,'{"action": "buy h3"}');
INSERT INTO "entries" VALUES('baea90E_kTPt',61,'act',2,1.79482674087236094475e+09,'{"action": "play turquoise-4"}');
INSERT INTO "entries" VALUES('baea90E_kTPt',62,'act',0,1.79482674087935852999e+09,'{"action": "buy h8"}');
INSERT INTO "entries" VALUES('baea90E_kTPt',63,'act',0,1.79482674088331198691e+09,'{"action": "play green-5"}');
INSERT INTO "entries" VALUES('baea90E_kTPt',64,'act',1,1.79482674088752222063e+09,'{"action": "move d2"}');
INSERT INTO "entries" VALUES('n3lFYm0DEUTp',1,'sit',0,1.79482674089884948727e+09,'{"person": "anna", "name": "Anna", "token": "VaiZLztTXtl8fVVfBkG_dNMZzPf8oNXL"}');
INSERT INTO "entries" VALUES('n3lFYm0DEUTp',2,'sit',1,1.79482674091069746014e+09,'{"person": "bob", "name": "Bob", "token": "ZRtEC10HNERq4uccdLVAPm1abZTujMvZ"}');
INSERT INTO "entries" VALUES('n3lFYm0DEUTp',3,'sit',2,1794826740.91456,'{"person": "carl", "name": "Carl", "token": "BL4pKT-l8FnIuO-eCzcTpDCcyAOMns1o"}');
INSERT INTO "entries" VALUES('n3lFYm0DEUTp',4,'start',NULL,1.79482674092269611351e+09,'{}');
INSERT INTO "entries" VALUES('n3lFYm0DEUTp',5,'act',1,1.79482674092733550073e+09,'{"action": "place c5"}');
INSERT INTO "entries" VALUES('n3lFYm0DEUTp',6,'act',2,1.79482674093155217167e+09,'{"action": "place c2"}');
INSERT INTO "entries" VALUES('n3lFYm0DEUTp',7,'act',0,1.79482674093927288051e+09,'{"action": "place c1"}');
INSERT INTO "entries" VALUES('n3lFYm0DEUTp',8,'act',1,1.79482674094337487213e+09,'{"action": "place h1"}');
INSERT INTO "entries" VALUES('n3lFYm0DEUTp',9,'act',2,1.7948267409505603313e+09,'{"action": "place a1"}');
INSERT INTO "entries" VALUES('n3lFYm0DEUTp',10,'act',0,1.79482674095923566822e+09,'{"action": "place g5"}');
INSERT INTO "entries" VALUES('n3lFYm0DEUTp',11,'act',1,1.79482674096348118787e+09,'{"action": "place b4"}');
INSERT INTO "entries" VALUES('n3lFYm0DEUTp',12,'act',2,1.79482674097170615198e+09,'{"action": "place a8"}');
INSERT INTO "entries" VALUES('n3lFYm0DEUTp',13,'ask',0,1.7948267409750142098e+09,'{"to": 5}');
INSERT INTO "entries" VALUES('xp9h3IBA4bTi',1,'sit',0,1.79482674098678946492e+09,'{"person": "anna", "name": "Anna", "token": "l8IM4dSdA2n-IWqusBfslZNKGSTJSK2G"}');
INSERT INTO "entries" VALUES('xp9h3IBA4bTi',2,'sit',1,1.79482674099902844429e+09,'{"person": "bob", "name": "Bob", "token": "jiqPff9dH-SxaI64VmkTRIb7N1KjKDuW"}');
INSERT INTO "entries" VALUES('xp9h3IBA4bTi',3,'sit',2,1.79482674100675249095e+09,'{"person": "carl", "name": "Carl", "token": "wD5pABN98HSwMCh3xnDKadBDbPyBzmMv"}');
INSERT INTO "entries" VALUES('xp9h3IBA4bTi',4,'start',NULL,1.7948267410106067657e+09,'{}');
INSERT INTO "entries" VALUES('xp9h3IBA4bTi',5,'stand-in',2,1.7948267411174240112e+09,'{"level": "random"}');
INSERT INTO "entries" VALUES('FcXH5S-TueXw',1,'sit',0,1.79482674112682580942e+09,'{"person": "anna", "name": "Anna", "token": "v_ukuj07zpHa6KJ3-uw_9FI9f11weKwk"}');
INSERT INTO "entries" VALUES('FcXH5S-TueXw',2,'sit',1,1.79482674113065958018e+09,'{"person": "bob", "name": "Bob", "token": "tn3t-grXoy3UvzT1LtHFNC4lWqTZrK37"}');
INSERT INTO "entries" VALUES('FcXH5S-TueXw',3,'start',NULL,1.79482674114272880558e+09,'{}');
INSERT INTO "entries" VALUES('FcXH5S-TueXw',4,'act',1,1.79482674114602279661e+09,'{"action": "place b2"}');
INSERT INTO "entries" VALUES('FcXH5S-TueXw',5,'act',0,1.79482674115513038629e+09,'{"action": "place c2"}');
INSERT INTO "entries" VALUES('FcXH5S-TueXw',6,'act',1,1.79482674115914320948e+09,'{"action": "place d5"}');
INSERT INTO "entries" VALUES('FcXH5S-TueXw',7,'act',0,1.79482674116312241555e+09,'{"action": "place c1"}');
INSERT INTO "entries" VALUES('FcXH5S-TueXw',8,'act',1,1.79482674116699576381e+09,'{"action": "place a6"}');
INSERT INTO "entries" VALUES('FcXH5S-TueXw',9,'act',0,1.79482674117100858687e+09,'{"action": "place d1"}');
INSERT INTO "entries" VALUES('FcXH5S-TueXw',10,'act',1,1.79482674117522859576e+09,'{"action": "buy d5"}');
INSERT INTO "entries" VALUES('FcXH5S-TueXw',11,'act',1,1.79482674117904758451e+09,'{"action": "play black-3"}');
INSERT INTO "entries" VALUES('FcXH5S-TueXw',12,'act',1,1.79482674118736386294e+09,'{"action": "rescue e1"}');
INSERT INTO "entries" VALUES('FcXH5S-TueXw',13,'act',0,1.79482674119514846802e+09,'{"action": "gondola c1"}');
INSERT INTO "entries" VALUES('FcXH5S-TueXw',14,'act',0,1.79482674119907093046e+09,'{"action": "to b5"}');
INSERT INTO "entries" VALUES('FcXH5S-TueXw',15,'act',0,1.79482674120304322245e+09,'{"action": "buy d1"}');
INSERT INTO "entries" VALUES('FcXH5S-TueXw',16,'act',0,1.79482674120710253718e+09,'{"action": "play red-3"}');
INSERT INTO "entries" VALUES('FcXH5S-TueXw',17,'act',1,1.79482674121127963066e+09,'{"action": "move d5"}');
INSERT INTO "entries" VALUES('FcXH5S-TueXw',18,'act',1,1.79482674121528124801e+09,'{"action": "to e5"}');
INSERT INTO "entries" VALUES('FcXH5S-TueXw',19,'act',1,1.79482674122336244588e+09,'{"action": "play brown-4"}');
INSERT INTO "entries" VALUES('FcXH5S-TueXw',20,'act',0,1.79482674122698402405e+09,'{"action": "buy d1"}');
INSERT INTO "entries" VALUES('FcXH5S-TueXw',21,'act',0,1.79482674123525786399e+09,'{"action": "play green-3"}');
INSERT INTO "entries" VALUES('FcXH5S-TueXw',22,'act',1,1794826741.23909,'{"action": "gondola e1"}');
INSERT INTO "entries" VALUES('FcXH5S-TueXw',23,'act',1,1.7948267412473919392e+09,'{"action": "to e2"}');
INSERT INTO "entries" VALUES('FcXH5S-TueXw',24,'act',1,1.79482674125110363964e+09,'{"action": "buy b2"}');
INSERT INTO "entries" VALUES('FcXH5S-TueXw',25,'act',1,1.79482674125511670109e+09,'{"action": "play red-4"}');
INSERT INTO "entries" VALUES('FcXH5S-TueXw',26,'act',0,1.79482674125897264478e+09,'{"action": "gondola d1"}');
INSERT INTO "entries" VALUES('FcXH5S-TueXw',27,'act',0,1.79482674126307535167e+09,'{"action": "to c6"}');
INSERT INTO "entries" VALUES('FcXH5S-TueXw',28,'act',0,1.79482674126699209208e+09,'{"action": "play black-4"}');
INSERT INTO "entries" VALUES('FcXH5S-TueXw',29,'act',1,1.79482674127547240259e+09,'{"action": "move b2"}');
INSERT INTO "entries" VALUES('FcXH5S-TueXw',30,'act',1,1.79482674127914404874e+09,'{"action": "to c3"}');
INSERT INTO "entries" VALUES('FcXH5S-TueXw',31,'act',1,1.79482674128744173046e+09,'{"action": "play green-4"}');
INSERT INTO "entries" VALUES('FcXH5S-TueXw',32,'act',0,1.79482674129097628593e+09,'{"action": "play turquoise-4"}');
INSERT INTO "entries" VALUES('FcXH5S-TueXw',33,'act',1,1.79482674129941344263e+09,'{"action": "play brown-6"}');
INSERT INTO "entries" VALUES('FcXH5S-TueXw',34,'act',0,1.79482674130294013025e+09,'{"action": "play brown-5"}');
INSERT INTO "entries" VALUES('FcXH5S-TueXw',35,'act',1,1.79482674130711126331e+09,'{"action": "move e5"}');
INSERT INTO "entries" VALUES('FcXH5S-TueXw',36,'act',1,1.79482674131956553452e+09,'{"action": "to d5"}');
INSERT INTO "entries" VALUES('FcXH5S-TueXw',37,'act',1,1.7948267413314523697e+09,'{"action": "play black-6"}');
INSERT INTO "entries" VALUES('FcXH5S-TueXw',38,'act',0,1794826741.34719,'{"action": "buy c6"}');
INSERT INTO "entries" VALUES('FcXH5S-TueXw',39,'act',0,1.79482674135524320597e+09,'{"action": "play green-5"}');
INSERT INTO "entries" VALUES('FcXH5S-TueXw',40,'act',1,1.79482674135933113097e+09,'{"action": "move c3"}');
INSERT INTO "entries" VALUES('FcXH5S-TueXw',41,'act',1,1.79482674136751794817e+09,'{"action": "to a1"}');
INSERT INTO "entries" VALUES('FcXH5S-TueXw',42,'act',1,1.79482674137133336065e+09,'{"action": "buy a1"}');
INSERT INTO "entries" VALUES('FcXH5S-TueXw',43,'act',1,1.79482674137657594679e+09,'{"action": "play green-6"}');
INSERT INTO "entries" VALUES('FcXH5S-TueXw',44,'act',0,1.79482674138719630239e+09,'{"action": "play red-5"}');
INSERT INTO "entries" VALUES('FcXH5S-TueXw',45,'act',1,1.79482674138942337031e+09,'{"action": "play brown-X"}');
INSERT INTO "entries" VALUES('FcXH5S-TueXw',46,'act',0,1.79482674139525723452e+09,'{"action": "move c2"}');
INSERT INTO "entries" VALUES('FcXH5S-TueXw',47,'act',0,1.79482674139905595779e+09,'{"action": "to c1"}');
INSERT INTO "entries" VALUES('FcXH5S-TueXw',48,'act',0,1.79482674140297031404e+09,'{"action": "buy b5"}');
INSERT INTO "entries" VALUES('FcXH5S-TueXw',49,'act',0,1.79482674140705704681e+09,'{"action": "play black-5"}');
INSERT INTO "entries" VALUES('FcXH5S-TueXw',50,'act',1,1.79482674141145157812e+09,'{"action": "move d5"}');
INSERT INTO "entries" VALUES('FcXH5S-TueXw',51,'act',1,1.79482674141962480541e+09,'{"action": "to d4"}');
INSERT INTO "entries" VALUES('FcXH5S-TueXw',52,'act',1,1.79482674142333459852e+09,'{"action": "buy d4"}');
INSERT INTO "entries" VALUES('FcXH5S-TueXw',53,'act',1,1.79482674143158936496e+09,'{"action": "play green-X"}');
INSERT INTO "entries" VALUES('FcXH5S-TueXw',54,'act',0,1.79482674143515777585e+09,'{"action": "move c1"}');
INSERT INTO "entries" VALUES('FcXH5S-TueXw',55,'act',0,1794826741.4432,'{"action": "to d2"}');
INSERT INTO "entries" VALUES('FcXH5S-TueXw',56,'act',0,1.79482674144699883454e+09,'{"action": "buy d2"}');
INSERT INTO "entries" VALUES('FcXH5S-TueXw',57,'act',0,1.79482674145089221e+09,'{"action": "play red-6"}');
INSERT INTO "entries" VALUES('FcXH5S-TueXw',58,'act',1,1.7948267414552259445e+09,'{"action": "play black-X"}');
INSERT INTO "entries" VALUES('FcXH5S-TueXw',59,'act',0,1.79482674145899772644e+09,'{"action": "move b5"}');
INSERT INTO "entries" VALUES('FcXH5S-TueXw',60,'act',0,1.79482674146290540695e+09,'{"action": "to b6"}');
INSERT INTO "entries" VALUES('FcXH5S-TueXw',61,'act',0,1.79482674146687269213e+09,'{"action": "play turquoise-6"}');
INSERT INTO "entries" VALUES('-R6P6vq-La1z',1,'sit',1,1.79482674148685550689e+09,'{"person": "dora", "name": "Дора", "token": "bcl1Cw1GFK7ZlhsWHCGAO9Owf0cXjCy1"}');
INSERT INTO "entries" VALUES('-R6P6vq-La1z',2,'bot',0,1.79482674149046230317e+09,'{"level": "random"}');
INSERT INTO "entries" VALUES('-R6P6vq-La1z',3,'start',NULL,1.79482674149868583679e+09,'{}');
INSERT INTO "entries" VALUES('-R6P6vq-La1z',4,'act',0,1.79482674150448918339e+09,'{"action": "play red-3", "bot": true}');
INSERT INTO "entries" VALUES('ROgIEpWDJd4u',1,'sit',0,1.79482674151154303551e+09,'{"person": "erik", "name": "Erik", "token": "BOl021yFqxPeyQ7yFE5Dj71oYhZdmc05"}');
INSERT INTO "entries" VALUES('ROgIEpWDJd4u',2,'bot',1,1.7948267415184664726e+09,'{"level": "greedy"}');
CREATE TABLE holders (
	person VARCHAR(64) NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	PRIMARY KEY (person, table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "holders" VALUES('anna','IE9o3PEqmgu5',0);
INSERT INTO "holders" VALUES('bob','IE9o3PEqmgu5',1);
INSERT INTO "holders" VALUES('bob''s phone','IE9o3PEqmgu5',1);
INSERT INTO "holders" VALUES('anna','IGptbccY2vLm',0);
INSERT INTO "holders" VALUES('bob','IGptbccY2vLm',1);
INSERT INTO "holders" VALUES('carl','IGptbccY2vLm',2);
INSERT INTO "holders" VALUES('anna','wXidbvpqow_X',0);
INSERT INTO "holders" VALUES('bob','wXidbvpqow_X',1);
INSERT INTO "holders" VALUES('carl','wXidbvpqow_X',2);
INSERT INTO "holders" VALUES('anna','cSpnfRCS7zus',0);
INSERT INTO "holders" VALUES('bob','cSpnfRCS7zus',1);
INSERT INTO "holders" VALUES('carl','cSpnfRCS7zus',2);
INSERT INTO "holders" VALUES('anna','96syq-KsS5ep',0);
INSERT INTO "holders" VALUES('bob','96syq-KsS5ep',1);
INSERT INTO "holders" VALUES('carl','96syq-KsS5ep',2);
INSERT INTO "holders" VALUES('anna','baea90E_kTPt',0);
INSERT INTO "holders" VALUES('bob','baea90E_kTPt',1);
INSERT INTO "holders" VALUES('carl','baea90E_kTPt',2);
INSERT INTO "holders" VALUES('anna','n3lFYm0DEUTp',0);
INSERT INTO "holders" VALUES('bob','n3lFYm0DEUTp',1);
INSERT INTO "holders" VALUES('carl','n3lFYm0DEUTp',2);
INSERT INTO "holders" VALUES('anna','xp9h3IBA4bTi',0);
INSERT INTO "holders" VALUES('bob','xp9h3IBA4bTi',1);
INSERT INTO "holders" VALUES('carl','xp9h3IBA4bTi',2);
INSERT INTO "holders" VALUES('anna','FcXH5S-TueXw',0);
INSERT INTO "holders" VALUES('bob','FcXH5S-TueXw',1);
INSERT INTO "holders" VALUES('dora','-R6P6vq-La1z',1);
INSERT INTO "holders" VALUES('erik','ROgIEpWDJd4u',0);
CREATE TABLE keys (
	name VARCHAR(32) NOT NULL, 
	value VARCHAR(128) NOT NULL, 
	created BIGINT NOT NULL, 
	PRIMARY KEY (name)
);
CREATE TABLE seats (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	name VARCHAR(64) NOT NULL, 
	bot VARCHAR(16), 
	token VARCHAR(64), 
	PRIMARY KEY (table_id, seat), 
	FOREIGN KEY(table_id) REFERENCES tables (id), 
	UNIQUE (token)
);
INSERT INTO "seats" VALUES('IE9o3PEqmgu5',0,'Аня',NULL,'I0JIN1aDNUVW0q8ZLFqlJ9wvD85wx1fD');
INSERT INTO "seats" VALUES('IE9o3PEqmgu5',2,'','random',NULL);
INSERT INTO "seats" VALUES('IE9o3PEqmgu5',1,'Bob',NULL,'dntgzTZbjhoGvcqBeHJppNngP6kVV8-G');
INSERT INTO "seats" VALUES('IGptbccY2vLm',0,'Anna',NULL,'MSiRnXPVgubqOiLkoWSTYU_JPRcTbIBK');
INSERT INTO "seats" VALUES('IGptbccY2vLm',1,'Bob',NULL,'NhXXxR8Vbj_uhNfXqiUK7u_VD93wbGpW');
INSERT INTO "seats" VALUES('IGptbccY2vLm',2,'Carl',NULL,'v2s-2b2Kia_pR6n9DRqawUglJU5S27dk');
INSERT INTO "seats" VALUES('wXidbvpqow_X',0,'Anna',NULL,'Od4phxec_ZR-POa-CUR_Z3ZAHGJMRbJo');
INSERT INTO "seats" VALUES('wXidbvpqow_X',1,'Bob',NULL,'hYmpB3lml4OurJDT7UhPgxKL2VVVbeql');
INSERT INTO "seats" VALUES('wXidbvpqow_X',2,'Carl',NULL,'On8fXqCMP8pDLFFVfLQRKw3WUJNFaTbM');
INSERT INTO "seats" VALUES('cSpnfRCS7zus',0,'Anna',NULL,'YC92lqCbpIyjPW0vHswXTuLE-_a_T2D3');
INSERT INTO "seats" VALUES('cSpnfRCS7zus',1,'Bob',NULL,'TySjj4mjZDd8-TzEUqjUyXwSCiJ2oBV5');
INSERT INTO "seats" VALUES('cSpnfRCS7zus',2,'Carl',NULL,'IsHjtLHbgzVgko6VF4vljUjiaxuNC3EL');
INSERT INTO "seats" VALUES('96syq-KsS5ep',0,'Anna',NULL,'KE_N_1KoSm8G59ttJv9NF5QY-L84_XeZ');
INSERT INTO "seats" VALUES('96syq-KsS5ep',1,'Bob',NULL,'u60iJUwD1HGDdXVd2enqrYMac3a74IAt');
INSERT INTO "seats" VALUES('96syq-KsS5ep',2,'Carl',NULL,'kVlrJgdI_NZDTOfWfquYukXGL8JYauDa');
INSERT INTO "seats" VALUES('baea90E_kTPt',0,'Anna',NULL,'0c9SqsfHQY6tg6d0vj3ILoLQDTpGegjD');
INSERT INTO "seats" VALUES('baea90E_kTPt',1,'Bob',NULL,'Uhn_7wXMkKhjWJnz1RyyTigkxDDA_0BO');
INSERT INTO "seats" VALUES('baea90E_kTPt',2,'Carl',NULL,'YO1DcCfprI3i_GgLWIBQLmxpyQhMnJs5');
INSERT INTO "seats" VALUES('n3lFYm0DEUTp',0,'Anna',NULL,'VaiZLztTXtl8fVVfBkG_dNMZzPf8oNXL');
INSERT INTO "seats" VALUES('n3lFYm0DEUTp',1,'Bob',NULL,'ZRtEC10HNERq4uccdLVAPm1abZTujMvZ');
INSERT INTO "seats" VALUES('n3lFYm0DEUTp',2,'Carl',NULL,'BL4pKT-l8FnIuO-eCzcTpDCcyAOMns1o');
INSERT INTO "seats" VALUES('xp9h3IBA4bTi',0,'Anna',NULL,'l8IM4dSdA2n-IWqusBfslZNKGSTJSK2G');
INSERT INTO "seats" VALUES('xp9h3IBA4bTi',1,'Bob',NULL,'jiqPff9dH-SxaI64VmkTRIb7N1KjKDuW');
INSERT INTO "seats" VALUES('xp9h3IBA4bTi',2,'Carl',NULL,'wD5pABN98HSwMCh3xnDKadBDbPyBzmMv');
INSERT INTO "seats" VALUES('FcXH5S-TueXw',0,'Anna',NULL,'v_ukuj07zpHa6KJ3-uw_9FI9f11weKwk');
INSERT INTO "seats" VALUES('FcXH5S-TueXw',1,'Bob',NULL,'tn3t-grXoy3UvzT1LtHFNC4lWqTZrK37');
INSERT INTO "seats" VALUES('thOLf2MuIIqu',0,'Anna',NULL,NULL);
INSERT INTO "seats" VALUES('thOLf2MuIIqu',1,'Bob',NULL,NULL);
INSERT INTO "seats" VALUES('-R6P6vq-La1z',1,'Дора',NULL,'bcl1Cw1GFK7ZlhsWHCGAO9Owf0cXjCy1');
INSERT INTO "seats" VALUES('-R6P6vq-La1z',0,'','random',NULL);
INSERT INTO "seats" VALUES('ROgIEpWDJd4u',0,'Erik',NULL,'BOl021yFqxPeyQ7yFE5Dj71oYhZdmc05');
INSERT INTO "seats" VALUES('ROgIEpWDJd4u',1,'','greedy',NULL);
CREATE TABLE tables (
	id VARCHAR(32) NOT NULL, 
	game VARCHAR(40) NOT NULL, 
	seats INTEGER NOT NULL, 
	options TEXT NOT NULL, 
	seed VARCHAR(40) NOT NULL, 
	rules INTEGER NOT NULL, 
	created FLOAT NOT NULL, 
	public BOOLEAN NOT NULL, 
	host VARCHAR(64) NOT NULL, 
	base TEXT NOT NULL, 
	source VARCHAR(32), 
	edition VARCHAR(64) NOT NULL, 
	status VARCHAR(10) NOT NULL, 
	step INTEGER NOT NULL, 
	to_act TEXT NOT NULL, 
	scores TEXT, 
	updated FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('IE9o3PEqmgu5','venice',3,'{"directions": "4", "gondola": "instead", "rescue": "any"}','7',1,1.79482673635922670369e+09,1,'anna','[]',NULL,'','playing',6,'[0]',NULL,1.79482673812659668929e+09);
INSERT INTO "tables" VALUES('IGptbccY2vLm','orleans',3,'{"planning": "simultaneous", "tiles": "all"}','3',1,1.79482673830857968324e+09,1,'anna','[]',NULL,'','playing',2,'[0, 1, 2]',NULL,1794826738.35896);
INSERT INTO "tables" VALUES('wXidbvpqow_X','bruges',3,'{"citizens": "no", "zwin": "no", "exchange": "no"}','11',2,1794826738.80652,1,'anna','[]',NULL,'b58e92a3f6e7','playing',60,'[1]',NULL,1.79482673928000020986e+09);
INSERT INTO "tables" VALUES('cSpnfRCS7zus','glenmore',3,'{"points": "open"}','12',1,1.79482673946817588802e+09,1,'anna','[]',NULL,'','playing',60,'[1]',NULL,1.79482673987593793871e+09);
INSERT INTO "tables" VALUES('96syq-KsS5ep','orleans',3,'{"planning": "simultaneous", "tiles": "all"}','13',1,1.79482673988280749324e+09,1,'anna','[]',NULL,'','playing',60,'[1, 2]',NULL,1.79482674036736941335e+09);
INSERT INTO "tables" VALUES('baea90E_kTPt','venice',3,'{"directions": "8", "gondola": "instead", "rescue": "any"}','14',1,1.79482674037485480313e+09,1,'anna','[]',NULL,'','playing',60,'[1]',NULL,1.79482674088752222063e+09);
INSERT INTO "tables" VALUES('n3lFYm0DEUTp','venice',3,'{"directions": "8", "gondola": "instead", "rescue": "any"}','21',1,1.79482674089476060873e+09,1,'anna','[]',NULL,'','playing',8,'[0]',NULL,1.7948267409750142098e+09);
INSERT INTO "tables" VALUES('xp9h3IBA4bTi','glenmore',3,'{"points": "open"}','22',1,1.79482674098273086542e+09,1,'anna','[]',NULL,'','playing',0,'[1]',NULL,1.7948267411174240112e+09);
INSERT INTO "tables" VALUES('FcXH5S-TueXw','venice',2,'{"directions": "8", "gondola": "instead", "rescue": "any"}','23',1,1.79482674112036132813e+09,1,'anna','[]',NULL,'','finished',58,'[]','[19, 21]',1.79482674146687269213e+09);
INSERT INTO "tables" VALUES('thOLf2MuIIqu','venice',2,'{"directions": "8", "gondola": "instead", "rescue": "any"}','23',1,1.79482674147837805746e+09,0,'dora','[[1, "place b2"], [0, "place c2"], [1, "place d5"], [0, "place c1"], [1, "place a6"], [0, "place d1"], [1, "buy d5"], [1, "play black-3"], [1, "rescue e1"], [0, "gondola c1"], [0, "to b5"], [0, "buy d1"], [0, "play red-3"], [1, "move d5"], [1, "to e5"], [1, "play brown-4"], [0, "buy d1"], [0, "play green-3"], [1, "gondola e1"], [1, "to e2"], [1, "buy b2"], [1, "play red-4"], [0, "gondola d1"], [0, "to c6"], [0, "play black-4"], [1, "move b2"], [1, "to c3"], [1, "play green-4"], [0, "play turquoise-4"], [1, "play brown-6"], [0, "play brown-5"], [1, "move e5"], [1, "to d5"], [1, "play black-6"], [0, "buy c6"], [0, "play green-5"], [1, "move c3"], [1, "to a1"], [1, "buy a1"], [1, "play green-6"], [0, "play red-5"], [1, "play brown-X"], [0, "move c2"], [0, "to c1"], [0, "buy b5"], [0, "play black-5"], [1, "move d5"], [1, "to d4"], [1, "buy d4"], [1, "play green-X"], [0, "move c1"], [0, "to d2"], [0, "buy d2"], [0, "play red-6"], [1, "play black-X"], [0, "move b5"], [0, "to b6"], [0, "play turquoise-6"]]','upload','','finished',58,'[]','[19, 21]',1.79482674147837805746e+09);
INSERT INTO "tables" VALUES('-R6P6vq-La1z','venice',2,'{"directions": "8", "gondola": "instead", "rescue": "any"}','23',1,1.79482674148244762419e+09,0,'dora','[[1, "place b2"], [0, "place c2"], [1, "place d5"], [0, "place c1"], [1, "place a6"], [0, "place d1"], [1, "buy d5"], [1, "play black-3"], [1, "rescue e1"], [0, "gondola c1"], [0, "to b5"], [0, "buy d1"]]','FcXH5S-TueXw','','playing',13,'[1]',NULL,1.79482674150448918339e+09);
INSERT INTO "tables" VALUES('ROgIEpWDJd4u','bruges',2,'{"citizens": "no", "zwin": "no", "exchange": "no"}','31',2,1.79482674150394105917e+09,1,'erik','[]',NULL,'b58e92a3f6e7','waiting',0,'[]',NULL,1.7948267415184664726e+09);
CREATE INDEX tables_by_status ON tables (status, updated);
COMMIT;
