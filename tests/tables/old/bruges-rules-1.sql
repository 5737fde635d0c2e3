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
INSERT INTO "entries" VALUES('O6U_nl72YnHD',1,'sit',0,1.79482674374283027651e+09,'{"person": "anna", "name": "Аня", "token": "a5WGUA6EtvPoYkZWCghN0pRyEllzIJ9X"}');
INSERT INTO "entries" VALUES('O6U_nl72YnHD',2,'sit',2,1.79482674376280832285e+09,'{"person": "bob", "name": "Bob", "token": "R0vINL5SDp0nZJzt99gTIbMpByjVd3Ql"}');
INSERT INTO "entries" VALUES('O6U_nl72YnHD',3,'leave',2,1.79482674377458453177e+09,'{}');
INSERT INTO "entries" VALUES('O6U_nl72YnHD',4,'bot',1,1.794826743778624773e+09,'{"level": "greedy"}');
INSERT INTO "entries" VALUES('O6U_nl72YnHD',5,'bot',1,1.79482674378268313407e+09,'{"level": null}');
INSERT INTO "entries" VALUES('O6U_nl72YnHD',6,'bot',2,1.79482674379074883461e+09,'{"level": "random"}');
INSERT INTO "entries" VALUES('O6U_nl72YnHD',7,'sit',1,1.79482674379954218859e+09,'{"person": "bob", "name": "Bob", "token": "-aPns7g--dhNeMBsvHYQWZhopXqV9Wy5"}');
INSERT INTO "entries" VALUES('O6U_nl72YnHD',8,'start',NULL,1.79482674381054663659e+09,'{}');
INSERT INTO "entries" VALUES('O6U_nl72YnHD',9,'chat',1,1.79482674381448984151e+09,'{"name": "Bob", "text": "Ну что, “поехали”?"}');
INSERT INTO "entries" VALUES('O6U_nl72YnHD',10,'act',0,1.7948267438288843632e+09,'{"action": "place c4"}');
INSERT INTO "entries" VALUES('O6U_nl72YnHD',11,'act',1,1.79482674383943724633e+09,'{"action": "place f6"}');
INSERT INTO "entries" VALUES('O6U_nl72YnHD',12,'act',2,1.79482674469153451919e+09,'{"action": "place a7", "bot": true}');
INSERT INTO "entries" VALUES('O6U_nl72YnHD',13,'act',0,1.79482674470230603221e+09,'{"action": "place b2"}');
INSERT INTO "entries" VALUES('O6U_nl72YnHD',14,'act',1,1.79482674470528435701e+09,'{"action": "place g1"}');
INSERT INTO "entries" VALUES('O6U_nl72YnHD',15,'act',2,1.79482674471970748896e+09,'{"action": "place a6", "bot": true}');
INSERT INTO "entries" VALUES('O6U_nl72YnHD',16,'act',0,1.79482674472776484488e+09,'{"action": "place b1"}');
INSERT INTO "entries" VALUES('O6U_nl72YnHD',17,'act',1,1.79482674473094820982e+09,'{"action": "place b8"}');
INSERT INTO "entries" VALUES('O6U_nl72YnHD',18,'act',2,1.7948267447354283333e+09,'{"action": "place g5", "bot": true}');
INSERT INTO "entries" VALUES('O6U_nl72YnHD',19,'ask',0,1.79482674474554800992e+09,'{"to": 6}');
INSERT INTO "entries" VALUES('O6U_nl72YnHD',20,'vote',1,1.79482674474726223946e+09,'{"yes": false}');
INSERT INTO "entries" VALUES('O6U_nl72YnHD',21,'ask',0,1.79482674474878478045e+09,'{"to": 6}');
INSERT INTO "entries" VALUES('O6U_nl72YnHD',22,'vote',1,1.79482674475464868543e+09,'{"yes": true}');
INSERT INTO "entries" VALUES('O6U_nl72YnHD',23,'back',NULL,1.79482674475655961041e+09,'{"to": 6}');
INSERT INTO "entries" VALUES('O6U_nl72YnHD',24,'return',1,1.79482674475946927077e+09,'{"person": "bob''s phone"}');
INSERT INTO "entries" VALUES('O6U_nl72YnHD',25,'stand-in',1,1.79482674476250576977e+09,'{"level": "search"}');
INSERT INTO "entries" VALUES('O6U_nl72YnHD',26,'take-back',1,1.79482674476662325854e+09,'{}');
INSERT INTO "entries" VALUES('pA7I1pIqQplS',1,'sit',0,1.79482674486864662169e+09,'{"person": "anna", "name": "Anna", "token": "w9pNdMvO4yzMsKLSzpTEpqajClPBjowc"}');
INSERT INTO "entries" VALUES('pA7I1pIqQplS',2,'sit',1,1.79482674487850451467e+09,'{"person": "bob", "name": "Bob", "token": "R4klne2m_8XHaJpwRYiVvgDMX_65Wxk9"}');
INSERT INTO "entries" VALUES('pA7I1pIqQplS',3,'sit',2,1.79482674488265633578e+09,'{"person": "carl", "name": "Carl", "token": "HVaqtP-8w7ZkYGofgz86S1LSiHPVxl10"}');
INSERT INTO "entries" VALUES('pA7I1pIqQplS',4,'start',NULL,1.79482674489500260359e+09,'{}');
INSERT INTO "entries" VALUES('pA7I1pIqQplS',5,'act',0,1.79482674489943361284e+09,'{"action": "pick own-farmer"}');
INSERT INTO "entries" VALUES('pA7I1pIqQplS',6,'act',1,1.79482674490749907498e+09,'{"action": "pick own-farmer"}');
INSERT INTO "entries" VALUES('pA7I1pIqQplS',7,'act',2,1.79482674491919159888e+09,'{"action": "pick own-farmer"}');
INSERT INTO "entries" VALUES('pA7I1pIqQplS',8,'back',0,1.79482674492292284965e+09,'{"to": 0, "kept": [[1, "pick own-farmer"], [2, "pick own-farmer"]]}');
INSERT INTO "entries" VALUES('r0ZDmkfzvZoD',1,'sit',0,1.79482674513110136986e+09,'{"person": "anna", "name": "Anna", "token": "qk_FsIuwMcv-LYD0XUzMqrJgXjQ6cJFB"}');
INSERT INTO "entries" VALUES('r0ZDmkfzvZoD',2,'sit',1,1.79482674513293933866e+09,'{"person": "bob", "name": "Bob", "token": "eR0GKWvTiIB5V9342DuiFofjrfwCNvU1"}');
INSERT INTO "entries" VALUES('r0ZDmkfzvZoD',3,'sit',2,1.79482674513454389577e+09,'{"person": "carl", "name": "Carl", "token": "WYLiLY4x_tT9VBrEYfbnTalxzXgo5FpR"}');
INSERT INTO "entries" VALUES('r0ZDmkfzvZoD',4,'start',NULL,1.79482674513620758059e+09,'{}');
INSERT INTO "entries" VALUES('r0ZDmkfzvZoD',5,'act',2,1.79482674513809180262e+09,'{"action": "draw left"}');
INSERT INTO "entries" VALUES('r0ZDmkfzvZoD',6,'act',2,1.7948267451399533748e+09,'{"action": "draw right"}');
INSERT INTO "entries" VALUES('r0ZDmkfzvZoD',7,'act',2,1.79482674514169406889e+09,'{"action": "draw right"}');
INSERT INTO "entries" VALUES('r0ZDmkfzvZoD',8,'act',2,1.79482674514409637446e+09,'{"action": "draw right"}');
INSERT INTO "entries" VALUES('r0ZDmkfzvZoD',9,'act',2,1.79482674515924167635e+09,'{"action": "draw right"}');
INSERT INTO "entries" VALUES('r0ZDmkfzvZoD',10,'act',0,1.79482674516286802284e+09,'{"action": "draw right"}');
INSERT INTO "entries" VALUES('r0ZDmkfzvZoD',11,'act',0,1.79482674516468524933e+09,'{"action": "draw left"}');
INSERT INTO "entries" VALUES('r0ZDmkfzvZoD',12,'act',0,1.79482674517508983616e+09,'{"action": "draw right"}');
INSERT INTO "entries" VALUES('r0ZDmkfzvZoD',13,'act',0,1.79482674518273496626e+09,'{"action": "draw right"}');
INSERT INTO "entries" VALUES('r0ZDmkfzvZoD',14,'act',0,1.79482674518681025507e+09,'{"action": "draw right"}');
INSERT INTO "entries" VALUES('r0ZDmkfzvZoD',15,'act',1,1.79482674519098472595e+09,'{"action": "draw left"}');
INSERT INTO "entries" VALUES('r0ZDmkfzvZoD',16,'act',1,1.79482674519526100159e+09,'{"action": "draw left"}');
INSERT INTO "entries" VALUES('r0ZDmkfzvZoD',17,'act',1,1.79482674520104598997e+09,'{"action": "draw left"}');
INSERT INTO "entries" VALUES('r0ZDmkfzvZoD',18,'act',1,1.79482674520699262612e+09,'{"action": "draw left"}');
INSERT INTO "entries" VALUES('r0ZDmkfzvZoD',19,'act',1,1.79482674521491360666e+09,'{"action": "draw left"}');
INSERT INTO "entries" VALUES('r0ZDmkfzvZoD',20,'act',2,1.7948267452191579342e+09,'{"action": "rise"}');
INSERT INTO "entries" VALUES('r0ZDmkfzvZoD',21,'act',0,1.79482674522282266609e+09,'{"action": "rise"}');
INSERT INTO "entries" VALUES('r0ZDmkfzvZoD',22,'act',1,1.79482674523159980778e+09,'{"action": "rise"}');
INSERT INTO "entries" VALUES('r0ZDmkfzvZoD',23,'act',2,1.79482674523612117769e+09,'{"action": "play weaver workers"}');
INSERT INTO "entries" VALUES('r0ZDmkfzvZoD',24,'act',0,1.79482674524293017389e+09,'{"action": "play rector workers"}');
INSERT INTO "entries" VALUES('r0ZDmkfzvZoD',25,'act',1,1.79482674524733304974e+09,'{"action": "play assassin house"}');
INSERT INTO "entries" VALUES('r0ZDmkfzvZoD',26,'act',2,1.79482674525115156174e+09,'{"action": "play chronicler house"}');
INSERT INTO "entries" VALUES('r0ZDmkfzvZoD',27,'act',0,1.79482674525887012486e+09,'{"action": "play spice_merchant workers"}');
INSERT INTO "entries" VALUES('r0ZDmkfzvZoD',28,'act',1,1.79482674526315212244e+09,'{"action": "play highwayman guilders"}');
INSERT INTO "entries" VALUES('r0ZDmkfzvZoD',29,'act',2,1.79482674526696848876e+09,'{"action": "play gardener person"}');
INSERT INTO "entries" VALUES('r0ZDmkfzvZoD',30,'act',0,1.79482674527063131332e+09,'{"action": "play doorman canal"}');
INSERT INTO "entries" VALUES('r0ZDmkfzvZoD',31,'act',1,1.79482674527486944196e+09,'{"action": "play bishop workers"}');
INSERT INTO "entries" VALUES('r0ZDmkfzvZoD',32,'act',2,1.79482674527908515928e+09,'{"action": "play astronomer guilders"}');
INSERT INTO "entries" VALUES('r0ZDmkfzvZoD',33,'act',0,1.79482674528264546398e+09,'{"action": "play alderman guilders"}');
INSERT INTO "entries" VALUES('r0ZDmkfzvZoD',34,'act',1,1.79482674528650307656e+09,'{"action": "play accountant workers"}');
INSERT INTO "entries" VALUES('r0ZDmkfzvZoD',35,'act',0,1.79482674529085636143e+09,'{"action": "draw right"}');
INSERT INTO "entries" VALUES('r0ZDmkfzvZoD',36,'act',0,1.79482674529492926599e+09,'{"action": "draw left"}');
INSERT INTO "entries" VALUES('r0ZDmkfzvZoD',37,'act',0,1.79482674529901909833e+09,'{"action": "draw right"}');
INSERT INTO "entries" VALUES('r0ZDmkfzvZoD',38,'act',0,1.79482674530706167218e+09,'{"action": "draw right"}');
INSERT INTO "entries" VALUES('r0ZDmkfzvZoD',39,'act',1,1.7948267453113396168e+09,'{"action": "draw right"}');
INSERT INTO "entries" VALUES('r0ZDmkfzvZoD',40,'act',1,1.7948267453191416264e+09,'{"action": "draw left"}');
INSERT INTO "entries" VALUES('r0ZDmkfzvZoD',41,'act',1,1.79482674532093763354e+09,'{"action": "draw left"}');
INSERT INTO "entries" VALUES('r0ZDmkfzvZoD',42,'act',1,1.7948267453284916878e+09,'{"action": "draw left"}');
INSERT INTO "entries" VALUES('r0ZDmkfzvZoD',43,'act',2,1.79482674533058071133e+09,'{"action": "draw left"}');
INSERT INTO "entries" VALUES('r0ZDmkfzvZoD',44,'act',2,1.7948267453325619698e+09,'{"action": "draw right"}');
INSERT INTO "entries" VALUES('r0ZDmkfzvZoD',45,'act',2,1.79482674533534479139e+09,'{"action": "draw left"}');
INSERT INTO "entries" VALUES('r0ZDmkfzvZoD',46,'act',2,1.79482674534362339965e+09,'{"action": "draw left"}');
INSERT INTO "entries" VALUES('r0ZDmkfzvZoD',47,'act',1,1.79482674534723281867e+09,'{"action": "rise"}');
INSERT INTO "entries" VALUES('r0ZDmkfzvZoD',48,'act',2,1.79482674535590600974e+09,'{"action": "stay"}');
INSERT INTO "entries" VALUES('r0ZDmkfzvZoD',49,'act',0,1.79482674535901856422e+09,'{"action": "play archduke guilders"}');
INSERT INTO "entries" VALUES('r0ZDmkfzvZoD',50,'act',1,1.79482674536724424356e+09,'{"action": "play shipowner guilders"}');
INSERT INTO "entries" VALUES('r0ZDmkfzvZoD',51,'act',2,1.79482674536929750442e+09,'{"action": "play knight workers"}');
INSERT INTO "entries" VALUES('r0ZDmkfzvZoD',52,'act',0,1.79482674537512445446e+09,'{"action": "play baroness house"}');
INSERT INTO "entries" VALUES('r0ZDmkfzvZoD',53,'act',1,1.79482674537723255157e+09,'{"action": "play juggler house"}');
INSERT INTO "entries" VALUES('r0ZDmkfzvZoD',54,'act',2,1.7948267453793904781e+09,'{"action": "play farmhand house"}');
INSERT INTO "entries" VALUES('r0ZDmkfzvZoD',55,'act',0,1.79482674538279247285e+09,'{"action": "play poisoner threat"}');
INSERT INTO "entries" VALUES('r0ZDmkfzvZoD',56,'act',1,1.79482674538646268845e+09,'{"action": "play mercenary guilders"}');
INSERT INTO "entries" VALUES('r0ZDmkfzvZoD',57,'act',2,1.79482674539141893394e+09,'{"action": "play butler threat"}');
INSERT INTO "entries" VALUES('r0ZDmkfzvZoD',58,'act',0,1.79482674539484453202e+09,'{"action": "play landgrave house"}');
INSERT INTO "entries" VALUES('r0ZDmkfzvZoD',59,'act',1,1.79482674539913058284e+09,'{"action": "play abbess guilders"}');
INSERT INTO "entries" VALUES('r0ZDmkfzvZoD',60,'act',2,1.79482674540386962893e+09,'{"action": "play architect person"}');
INSERT INTO "entries" VALUES('r0ZDmkfzvZoD',61,'act',2,1.79482674541211032872e+09,'{"action": "build arsonist"}');
INSERT INTO "entries" VALUES('r0ZDmkfzvZoD',62,'act',1,1.79482674541915607452e+09,'{"action": "draw right"}');
INSERT INTO "entries" VALUES('r0ZDmkfzvZoD',63,'act',1,1.79482674542311668392e+09,'{"action": "draw right"}');
INSERT INTO "entries" VALUES('r0ZDmkfzvZoD',64,'act',1,1.79482674542741560937e+09,'{"action": "draw left"}');
INSERT INTO "entries" VALUES('uFIlwzK9cNsJ',1,'sit',0,1.79482674555821084981e+09,'{"person": "anna", "name": "Anna", "token": "_Y44sYY8BH2au6oOQHfki7R-9nX2hNwN"}');
INSERT INTO "entries" VALUES('uFIlwzK9cNsJ',2,'sit',1,1.79482674556281781197e+09,'{"person": "bob", "name": "Bob", "token": "OAF6d7EoqA_Vu-eWxkpHgvZaWgojfXBf"}');
INSERT INTO "entries" VALUES('uFIlwzK9cNsJ',3,'sit',2,1.79482674557081389428e+09,'{"person": "carl", "name": "Carl", "token": "bnlX5FEXV9cBta4zy0JWlHA_D9UV5XWL"}');
INSERT INTO "entries" VALUES('uFIlwzK9cNsJ',4,'start',NULL,1.79482674557455754282e+09,'{}');
INSERT INTO "entries" VALUES('uFIlwzK9cNsJ',5,'act',2,1.79482674558738350867e+09,'{"action": "take village-2"}');
INSERT INTO "entries" VALUES('uFIlwzK9cNsJ',6,'act',2,1.79482674559106349944e+09,'{"action": "place home north"}');
INSERT INTO "entries" VALUES('uFIlwzK9cNsJ',7,'act',2,1.79482674559522485733e+09,'{"action": "activate village-2"}');
INSERT INTO "entries" VALUES('uFIlwzK9cNsJ',8,'act',2,1.79482674560322022442e+09,'{"action": "done"}');
INSERT INTO "entries" VALUES('uFIlwzK9cNsJ',9,'act',2,1.79482674561140823359e+09,'{"action": "move village-2"}');
INSERT INTO "entries" VALUES('uFIlwzK9cNsJ',10,'act',2,1.79482674561517596247e+09,'{"action": "to home"}');
INSERT INTO "entries" VALUES('uFIlwzK9cNsJ',11,'act',2,1.79482674562310290334e+09,'{"action": "end"}');
INSERT INTO "entries" VALUES('uFIlwzK9cNsJ',12,'act',0,1.79482674562705159185e+09,'{"action": "take quarry-1"}');
INSERT INTO "entries" VALUES('uFIlwzK9cNsJ',13,'act',0,1.7948267456350545883e+09,'{"action": "place home east"}');
INSERT INTO "entries" VALUES('uFIlwzK9cNsJ',14,'act',0,1.79482674563885450367e+09,'{"action": "harvest"}');
INSERT INTO "entries" VALUES('uFIlwzK9cNsJ',15,'act',0,1.79482674564276051525e+09,'{"action": "sell quarry-1"}');
INSERT INTO "entries" VALUES('uFIlwzK9cNsJ',16,'act',0,1.79482674565083837516e+09,'{"action": "end"}');
INSERT INTO "entries" VALUES('uFIlwzK9cNsJ',17,'act',1,1.79482674565538597106e+09,'{"action": "take meadow-1"}');
INSERT INTO "entries" VALUES('uFIlwzK9cNsJ',18,'act',1,1.79482674565912508966e+09,'{"action": "place home south"}');
INSERT INTO "entries" VALUES('uFIlwzK9cNsJ',19,'act',1,1.79482674566710209847e+09,'{"action": "activate meadow-1"}');
INSERT INTO "entries" VALUES('uFIlwzK9cNsJ',20,'act',1,1.79482674567119574546e+09,'{"action": "end"}');
INSERT INTO "entries" VALUES('uFIlwzK9cNsJ',21,'act',0,1.7948267456751515865e+09,'{"action": "take forest-2"}');
INSERT INTO "entries" VALUES('uFIlwzK9cNsJ',22,'act',0,1.79482674568298506733e+09,'{"action": "place home west"}');
INSERT INTO "entries" VALUES('uFIlwzK9cNsJ',23,'act',0,1.79482674568707489966e+09,'{"action": "activate home"}');
INSERT INTO "entries" VALUES('uFIlwzK9cNsJ',24,'act',0,1.79482674569109916691e+09,'{"action": "done"}');
INSERT INTO "entries" VALUES('uFIlwzK9cNsJ',25,'act',0,1.79482674569897031778e+09,'{"action": "move home"}');
INSERT INTO "entries" VALUES('uFIlwzK9cNsJ',26,'act',0,1.79482674570296621323e+09,'{"action": "to quarry-1"}');
INSERT INTO "entries" VALUES('uFIlwzK9cNsJ',27,'act',0,1.79482674570696496959e+09,'{"action": "end"}');
INSERT INTO "entries" VALUES('uFIlwzK9cNsJ',28,'act',1,1.79482674571224188808e+09,'{"action": "take field-3"}');
INSERT INTO "entries" VALUES('uFIlwzK9cNsJ',29,'act',1,1.79482674572311830521e+09,'{"action": "place meadow-1 east"}');
INSERT INTO "entries" VALUES('uFIlwzK9cNsJ',30,'act',1,1.79482674572592163083e+09,'{"action": "harvest"}');
INSERT INTO "entries" VALUES('uFIlwzK9cNsJ',31,'act',1,1.7948267457295160294e+09,'{"action": "sell field-3"}');
INSERT INTO "entries" VALUES('uFIlwzK9cNsJ',32,'act',1,1.79482674573490023611e+09,'{"action": "sell meadow-1"}');
INSERT INTO "entries" VALUES('uFIlwzK9cNsJ',33,'act',1,1.79482674573923015591e+09,'{"action": "move home"}');
INSERT INTO "entries" VALUES('uFIlwzK9cNsJ',34,'act',1,1.7948267457416720391e+09,'{"action": "to field-3"}');
INSERT INTO "entries" VALUES('uFIlwzK9cNsJ',35,'act',1,1.79482674574295711518e+09,'{"action": "end"}');
INSERT INTO "entries" VALUES('uFIlwzK9cNsJ',36,'act',0,1.79482674574404358867e+09,'{"action": "take field-2"}');
INSERT INTO "entries" VALUES('uFIlwzK9cNsJ',37,'act',0,1.79482674574528980248e+09,'{"action": "place quarry-1 east"}');
INSERT INTO "entries" VALUES('uFIlwzK9cNsJ',38,'act',0,1.79482674574659109112e+09,'{"action": "activate field-2"}');
INSERT INTO "entries" VALUES('uFIlwzK9cNsJ',39,'act',0,1.79482674574762725823e+09,'{"action": "activate quarry-1"}');
INSERT INTO "entries" VALUES('uFIlwzK9cNsJ',40,'act',0,1.79482674575033879279e+09,'{"action": "sell quarry-1"}');
INSERT INTO "entries" VALUES('uFIlwzK9cNsJ',41,'act',0,1.79482674575193119044e+09,'{"action": "end"}');
INSERT INTO "entries" VALUES('uFIlwzK9cNsJ',42,'act',2,1.79482674575444126128e+09,'{"action": "take distillery-2"}');
INSERT INTO "entries" VALUES('uFIlwzK9cNsJ',43,'act',2,1.79482674575658488272e+09,'{"action": "place home east"}');
INSERT INTO "entries" VALUES('uFIlwzK9cNsJ',44,'act',2,1.79482674575845170018e+09,'{"action": "end"}');
INSERT INTO "entries" VALUES('uFIlwzK9cNsJ',45,'act',0,1.79482674575994563103e+09,'{"action": "take village-6"}');
INSERT INTO "entries" VALUES('uFIlwzK9cNsJ',46,'act',0,1.7948267457614824772e+09,'{"action": "place quarry-1 south"}');
INSERT INTO "entries" VALUES('uFIlwzK9cNsJ',47,'act',0,1.79482674576282691955e+09,'{"action": "harvest"}');
INSERT INTO "entries" VALUES('uFIlwzK9cNsJ',48,'act',0,1.79482674576400566103e+09,'{"action": "move village-6"}');
INSERT INTO "entries" VALUES('uFIlwzK9cNsJ',49,'act',0,1.79482674576524806019e+09,'{"action": "promote"}');
INSERT INTO "entries" VALUES('uFIlwzK9cNsJ',50,'act',0,1.79482674576654243465e+09,'{"action": "move quarry-1"}');
INSERT INTO "entries" VALUES('uFIlwzK9cNsJ',51,'act',0,1.79482674576771116252e+09,'{"action": "to village-6"}');
INSERT INTO "entries" VALUES('uFIlwzK9cNsJ',52,'act',0,1.79482674576882815357e+09,'{"action": "sell quarry-1"}');
INSERT INTO "entries" VALUES('uFIlwzK9cNsJ',53,'act',0,1.79482674577010059349e+09,'{"action": "end"}');
INSERT INTO "entries" VALUES('uFIlwzK9cNsJ',54,'act',1,1.79482674577159833913e+09,'{"action": "take castle-moil"}');
INSERT INTO "entries" VALUES('uFIlwzK9cNsJ',55,'act',1,1.79482674577299404147e+09,'{"action": "place field-3 east"}');
INSERT INTO "entries" VALUES('uFIlwzK9cNsJ',56,'act',1,1.79482674577444815643e+09,'{"action": "activate field-3"}');
INSERT INTO "entries" VALUES('uFIlwzK9cNsJ',57,'act',1,1.79482674577596926692e+09,'{"action": "activate castle-moil"}');
INSERT INTO "entries" VALUES('uFIlwzK9cNsJ',58,'act',1,1.79482674577740335467e+09,'{"action": "sell field-3"}');
INSERT INTO "entries" VALUES('uFIlwzK9cNsJ',59,'act',1,1.79482674577886867524e+09,'{"action": "move field-3"}');
INSERT INTO "entries" VALUES('uFIlwzK9cNsJ',60,'act',1,1.79482674578104948993e+09,'{"action": "to castle-moil"}');
INSERT INTO "entries" VALUES('uFIlwzK9cNsJ',61,'act',1,1.79482674578358149522e+09,'{"action": "end"}');
INSERT INTO "entries" VALUES('uFIlwzK9cNsJ',62,'act',1,1.7948267457866847515e+09,'{"action": "take village-4"}');
INSERT INTO "entries" VALUES('uFIlwzK9cNsJ',63,'act',1,1.79482674578981375689e+09,'{"action": "place home east"}');
INSERT INTO "entries" VALUES('uFIlwzK9cNsJ',64,'act',1,1.79482674579271721834e+09,'{"action": "activate home"}');
INSERT INTO "entries" VALUES('EBTWyfxTj3gQ',1,'sit',0,1.79482674579606580732e+09,'{"person": "anna", "name": "Anna", "token": "S5kqTFNd3qZceITEnsYNNYCC1uTPXtIo"}');
INSERT INTO "entries" VALUES('EBTWyfxTj3gQ',2,'sit',1,1.7948267457989022732e+09,'{"person": "bob", "name": "Bob", "token": "OKk_XbJl67DuGJ2ZKR-6x6vaYvbbWGDh"}');
INSERT INTO "entries" VALUES('EBTWyfxTj3gQ',3,'sit',2,1.79482674580134630203e+09,'{"person": "carl", "name": "Carl", "token": "v-SUeedtk69IfgZILSkatkBTtzQp1X79"}');
INSERT INTO "entries" VALUES('EBTWyfxTj3gQ',4,'start',NULL,1.79482674580381941793e+09,'{}');
INSERT INTO "entries" VALUES('EBTWyfxTj3gQ',5,'act',0,1.79482674580603384969e+09,'{"action": "pick own-trader"}');
INSERT INTO "entries" VALUES('EBTWyfxTj3gQ',6,'act',0,1.79482674580821800229e+09,'{"action": "keep"}');
INSERT INTO "entries" VALUES('EBTWyfxTj3gQ',7,'act',0,1.79482674581024670597e+09,'{"action": "pick own-trader"}');
INSERT INTO "entries" VALUES('EBTWyfxTj3gQ',8,'act',0,1.79482674581206226344e+09,'{"action": "put monastery-trader"}');
INSERT INTO "entries" VALUES('EBTWyfxTj3gQ',9,'act',0,1.79482674581426262854e+09,'{"action": "pick own-boatman"}');
INSERT INTO "entries" VALUES('EBTWyfxTj3gQ',10,'act',0,1.79482674581644511225e+09,'{"action": "put ship-boatman"}');
INSERT INTO "entries" VALUES('EBTWyfxTj3gQ',11,'act',0,1.79482674581849861142e+09,'{"action": "done"}');
INSERT INTO "entries" VALUES('EBTWyfxTj3gQ',12,'act',1,1.79482674582053256038e+09,'{"action": "pick own-trader"}');
INSERT INTO "entries" VALUES('EBTWyfxTj3gQ',13,'act',1,1.79482674582291769978e+09,'{"action": "put monastery-trader"}');
INSERT INTO "entries" VALUES('EBTWyfxTj3gQ',14,'act',1,1794826745.82558,'{"action": "pick own-boatman"}');
INSERT INTO "entries" VALUES('EBTWyfxTj3gQ',15,'act',1,1.79482674582797956464e+09,'{"action": "put village-boatman"}');
INSERT INTO "entries" VALUES('EBTWyfxTj3gQ',16,'act',1,1.79482674583038830755e+09,'{"action": "lift monastery-trader"}');
INSERT INTO "entries" VALUES('EBTWyfxTj3gQ',17,'act',1,1.79482674583264827723e+09,'{"action": "done"}');
INSERT INTO "entries" VALUES('EBTWyfxTj3gQ',18,'act',2,1.79482674583563399321e+09,'{"action": "done"}');
INSERT INTO "entries" VALUES('EBTWyfxTj3gQ',19,'act',0,1.79482674583786106113e+09,'{"action": "recall ship-boatman"}');
INSERT INTO "entries" VALUES('EBTWyfxTj3gQ',20,'act',0,1.79482674584003138546e+09,'{"action": "done"}');
INSERT INTO "entries" VALUES('EBTWyfxTj3gQ',21,'act',1,1.79482674584265160556e+09,'{"action": "recall village-boatman"}');
INSERT INTO "entries" VALUES('EBTWyfxTj3gQ',22,'act',0,1.79482674584482789032e+09,'{"action": "done"}');
INSERT INTO "entries" VALUES('EBTWyfxTj3gQ',23,'act',1,1.79482674584728527067e+09,'{"action": "pick own-boatman"}');
INSERT INTO "entries" VALUES('EBTWyfxTj3gQ',24,'act',1,1.79482674584981155398e+09,'{"action": "put castle-boatman"}');
INSERT INTO "entries" VALUES('EBTWyfxTj3gQ',25,'act',1,1794826745.85252,'{"action": "pick own-farmer"}');
INSERT INTO "entries" VALUES('EBTWyfxTj3gQ',26,'act',1,1.79482674585483407969e+09,'{"action": "put university-farmer"}');
INSERT INTO "entries" VALUES('EBTWyfxTj3gQ',27,'act',1,1.79482674585695576663e+09,'{"action": "done"}');
INSERT INTO "entries" VALUES('EBTWyfxTj3gQ',28,'act',2,1.79482674585944700237e+09,'{"action": "pick own-farmer"}');
INSERT INTO "entries" VALUES('EBTWyfxTj3gQ',29,'act',2,1.79482674586222028731e+09,'{"action": "put university-farmer"}');
INSERT INTO "entries" VALUES('EBTWyfxTj3gQ',30,'act',2,1.79482674586525034901e+09,'{"action": "pick own-boatman"}');
INSERT INTO "entries" VALUES('EBTWyfxTj3gQ',31,'act',2,1.79482674586834454535e+09,'{"action": "put village-boatman"}');
INSERT INTO "entries" VALUES('EBTWyfxTj3gQ',32,'act',2,1.79482674587149906159e+09,'{"action": "pick own-trader"}');
INSERT INTO "entries" VALUES('EBTWyfxTj3gQ',33,'act',2,1.79482674587484598155e+09,'{"action": "put monastery-trader"}');
INSERT INTO "entries" VALUES('EBTWyfxTj3gQ',34,'act',2,1.79482674587811398504e+09,'{"action": "pick own-craftsman"}');
INSERT INTO "entries" VALUES('EBTWyfxTj3gQ',35,'act',2,1.79482674588110184673e+09,'{"action": "put guildhall-craftsman"}');
INSERT INTO "entries" VALUES('EBTWyfxTj3gQ',36,'act',2,1794826745.88387,'{"action": "lift village-boatman"}');
INSERT INTO "entries" VALUES('EBTWyfxTj3gQ',37,'act',2,1.79482674588714170458e+09,'{"action": "lift monastery-trader"}');
INSERT INTO "entries" VALUES('EBTWyfxTj3gQ',38,'act',2,1794826745.89053,'{"action": "pick own-trader"}');
INSERT INTO "entries" VALUES('EBTWyfxTj3gQ',39,'act',2,1.79482674589359521861e+09,'{"action": "put castle-trader"}');
INSERT INTO "entries" VALUES('EBTWyfxTj3gQ',40,'act',2,1.79482674589687347414e+09,'{"action": "lift guildhall-craftsman"}');
INSERT INTO "entries" VALUES('EBTWyfxTj3gQ',41,'act',2,1.79482674590008068086e+09,'{"action": "pick own-boatman"}');
INSERT INTO "entries" VALUES('EBTWyfxTj3gQ',42,'act',2,1.79482674590357470516e+09,'{"action": "keep"}');
INSERT INTO "entries" VALUES('EBTWyfxTj3gQ',43,'act',2,1.79482674590737080575e+09,'{"action": "pick own-boatman"}');
INSERT INTO "entries" VALUES('EBTWyfxTj3gQ',44,'act',2,1.79482674591096138952e+09,'{"action": "keep"}');
INSERT INTO "entries" VALUES('EBTWyfxTj3gQ',45,'act',2,1.79482674591484570505e+09,'{"action": "lift castle-trader"}');
INSERT INTO "entries" VALUES('EBTWyfxTj3gQ',46,'act',2,1794826745.91861,'{"action": "pick own-trader"}');
INSERT INTO "entries" VALUES('EBTWyfxTj3gQ',47,'act',2,1.79482674592254543306e+09,'{"action": "keep"}');
INSERT INTO "entries" VALUES('EBTWyfxTj3gQ',48,'act',2,1.79482674592645883564e+09,'{"action": "pick own-boatman"}');
INSERT INTO "entries" VALUES('EBTWyfxTj3gQ',49,'act',2,1.79482674593000721932e+09,'{"action": "put ship-boatman"}');
INSERT INTO "entries" VALUES('EBTWyfxTj3gQ',50,'act',2,1.79482674593371939659e+09,'{"action": "lift university-farmer"}');
INSERT INTO "entries" VALUES('EBTWyfxTj3gQ',51,'act',2,1.79482674593761634823e+09,'{"action": "pick own-farmer"}');
INSERT INTO "entries" VALUES('EBTWyfxTj3gQ',52,'act',2,1.79482674594144415852e+09,'{"action": "keep"}');
INSERT INTO "entries" VALUES('EBTWyfxTj3gQ',53,'act',2,1.7948267459451711178e+09,'{"action": "pick own-farmer"}');
INSERT INTO "entries" VALUES('EBTWyfxTj3gQ',54,'act',2,1.79482674594836115835e+09,'{"action": "put castle-farmer"}');
INSERT INTO "entries" VALUES('EBTWyfxTj3gQ',55,'act',2,1.79482674595226025576e+09,'{"action": "done"}');
INSERT INTO "entries" VALUES('EBTWyfxTj3gQ',56,'act',1,1.79482674595529866218e+09,'{"action": "done"}');
INSERT INTO "entries" VALUES('EBTWyfxTj3gQ',57,'act',2,1.79482674595828986174e+09,'{"action": "recall castle-farmer"}');
INSERT INTO "entries" VALUES('EBTWyfxTj3gQ',58,'act',2,1.79482674596117234232e+09,'{"action": "done"}');
INSERT INTO "entries" VALUES('EBTWyfxTj3gQ',59,'act',0,1.79482674596288251881e+09,'{"action": "done"}');
INSERT INTO "entries" VALUES('EBTWyfxTj3gQ',60,'act',0,1.79482674596478509899e+09,'{"action": "pick own-farmer"}');
INSERT INTO "entries" VALUES('EBTWyfxTj3gQ',61,'act',0,1.79482674596671938896e+09,'{"action": "put guildhall-farmer"}');
INSERT INTO "entries" VALUES('EBTWyfxTj3gQ',62,'act',0,1.79482674596863317484e+09,'{"action": "pick own-boatman"}');
INSERT INTO "entries" VALUES('EBTWyfxTj3gQ',63,'act',0,1.79482674597031807901e+09,'{"action": "put village-boatman"}');
INSERT INTO "entries" VALUES('EBTWyfxTj3gQ',64,'act',0,1.79482674597210121155e+09,'{"action": "done"}');
INSERT INTO "entries" VALUES('1JbWVnU4jXty',1,'sit',0,1.79482674597428274159e+09,'{"person": "anna", "name": "Anna", "token": "xWoA7sgoSMTBzUFU1WANDGejqPGWbc11"}');
INSERT INTO "entries" VALUES('1JbWVnU4jXty',2,'sit',1,1.79482674597629880903e+09,'{"person": "bob", "name": "Bob", "token": "1kRVf-K9CFztlDeOqvdfS0W-FeaN40lS"}');
INSERT INTO "entries" VALUES('1JbWVnU4jXty',3,'sit',2,1.79482674597826528549e+09,'{"person": "carl", "name": "Carl", "token": "aJLXQqjGKOc0XmyTZZvHMwd6RaFpzpTp"}');
INSERT INTO "entries" VALUES('1JbWVnU4jXty',4,'start',NULL,1.79482674598018479344e+09,'{}');
INSERT INTO "entries" VALUES('1JbWVnU4jXty',5,'act',0,1.79482674598143053055e+09,'{"action": "place c5"}');
INSERT INTO "entries" VALUES('1JbWVnU4jXty',6,'act',1,1.79482674598287177082e+09,'{"action": "place c2"}');
INSERT INTO "entries" VALUES('1JbWVnU4jXty',7,'act',2,1.7948267459846155643e+09,'{"action": "place c1"}');
INSERT INTO "entries" VALUES('1JbWVnU4jXty',8,'act',0,1.79482674598598098761e+09,'{"action": "place h1"}');
INSERT INTO "entries" VALUES('1JbWVnU4jXty',9,'act',1,1.79482674598764324188e+09,'{"action": "place g1"}');
INSERT INTO "entries" VALUES('1JbWVnU4jXty',10,'act',2,1.79482674598938393597e+09,'{"action": "place a6"}');
INSERT INTO "entries" VALUES('1JbWVnU4jXty',11,'act',0,1.79482674599069023132e+09,'{"action": "place b1"}');
INSERT INTO "entries" VALUES('1JbWVnU4jXty',12,'act',1,1.79482674599236869815e+09,'{"action": "place c6"}');
INSERT INTO "entries" VALUES('1JbWVnU4jXty',13,'act',2,1.79482674599403381346e+09,'{"action": "place a2"}');
INSERT INTO "entries" VALUES('1JbWVnU4jXty',14,'act',0,1.79482674599549317353e+09,'{"action": "place h8"}');
INSERT INTO "entries" VALUES('1JbWVnU4jXty',15,'act',1,1.79482674599701499942e+09,'{"action": "place d2"}');
INSERT INTO "entries" VALUES('1JbWVnU4jXty',16,'act',2,1.79482674599881887435e+09,'{"action": "place e1"}');
INSERT INTO "entries" VALUES('1JbWVnU4jXty',17,'act',0,1.79482674600010013582e+09,'{"action": "buy h8"}');
INSERT INTO "entries" VALUES('1JbWVnU4jXty',18,'act',0,1.79482674600132918359e+09,'{"action": "play purple-3"}');
INSERT INTO "entries" VALUES('1JbWVnU4jXty',19,'act',1,1.79482674600285172462e+09,'{"action": "move c6"}');
INSERT INTO "entries" VALUES('1JbWVnU4jXty',20,'act',1,1.79482674600450420373e+09,'{"action": "to e8"}');
INSERT INTO "entries" VALUES('1JbWVnU4jXty',21,'act',1,1.79482674600618243216e+09,'{"action": "buy e8"}');
INSERT INTO "entries" VALUES('1JbWVnU4jXty',22,'act',1,1.79482674600773596767e+09,'{"action": "play black-4"}');
INSERT INTO "entries" VALUES('1JbWVnU4jXty',23,'act',2,1.79482674600953173637e+09,'{"action": "rescue d3"}');
INSERT INTO "entries" VALUES('1JbWVnU4jXty',24,'act',2,1.79482674601137399666e+09,'{"action": "gondola e1"}');
INSERT INTO "entries" VALUES('1JbWVnU4jXty',25,'act',2,1.79482674601332306864e+09,'{"action": "to h3"}');
INSERT INTO "entries" VALUES('1JbWVnU4jXty',26,'act',2,1.79482674601507544522e+09,'{"action": "buy d3"}');
INSERT INTO "entries" VALUES('1JbWVnU4jXty',27,'act',2,1.79482674601642060285e+09,'{"action": "play brown-3"}');
INSERT INTO "entries" VALUES('1JbWVnU4jXty',28,'act',0,1.79482674601734399797e+09,'{"action": "gondola c5"}');
INSERT INTO "entries" VALUES('1JbWVnU4jXty',29,'act',0,1.79482674601829385752e+09,'{"action": "to d8"}');
INSERT INTO "entries" VALUES('1JbWVnU4jXty',30,'act',0,1.79482674601926445959e+09,'{"action": "buy b1"}');
INSERT INTO "entries" VALUES('1JbWVnU4jXty',31,'act',0,1794826746.0202,'{"action": "play green-3"}');
INSERT INTO "entries" VALUES('1JbWVnU4jXty',32,'act',1,1.79482674602128529544e+09,'{"action": "play turquoise-5"}');
INSERT INTO "entries" VALUES('1JbWVnU4jXty',33,'act',2,1.79482674602258682246e+09,'{"action": "buy h3"}');
INSERT INTO "entries" VALUES('1JbWVnU4jXty',34,'act',2,1.79482674602391624454e+09,'{"action": "play black-3"}');
INSERT INTO "entries" VALUES('1JbWVnU4jXty',35,'act',0,1.79482674602493333815e+09,'{"action": "gondola d8"}');
INSERT INTO "entries" VALUES('1JbWVnU4jXty',36,'act',0,1.79482674602590441706e+09,'{"action": "to f5"}');
INSERT INTO "entries" VALUES('1JbWVnU4jXty',37,'act',0,1.79482674602696442604e+09,'{"action": "buy f5"}');
INSERT INTO "entries" VALUES('1JbWVnU4jXty',38,'act',0,1.79482674602783799167e+09,'{"action": "play purple-4"}');
INSERT INTO "entries" VALUES('1JbWVnU4jXty',39,'act',1,1.79482674602890706063e+09,'{"action": "gondola g1"}');
INSERT INTO "entries" VALUES('1JbWVnU4jXty',40,'act',1,1.79482674603007197377e+09,'{"action": "to h5"}');
INSERT INTO "entries" VALUES('1JbWVnU4jXty',41,'act',1,1.79482674603132724765e+09,'{"action": "play purple-5"}');
INSERT INTO "entries" VALUES('1JbWVnU4jXty',42,'act',2,1.79482674603260064123e+09,'{"action": "move a2"}');
INSERT INTO "entries" VALUES('1JbWVnU4jXty',43,'act',2,1.79482674603388452526e+09,'{"action": "to c4"}');
INSERT INTO "entries" VALUES('1JbWVnU4jXty',44,'act',2,1.79482674603532052037e+09,'{"action": "buy d3"}');
INSERT INTO "entries" VALUES('1JbWVnU4jXty',45,'act',2,1.79482674603659486775e+09,'{"action": "play red-3"}');
INSERT INTO "entries" VALUES('1JbWVnU4jXty',46,'act',0,1.79482674603751611707e+09,'{"action": "move h1"}');
INSERT INTO "entries" VALUES('1JbWVnU4jXty',47,'act',0,1.79482674603862476354e+09,'{"action": "to g2"}');
INSERT INTO "entries" VALUES('1JbWVnU4jXty',48,'act',0,1.7948267460396096707e+09,'{"action": "play green-4"}');
INSERT INTO "entries" VALUES('1JbWVnU4jXty',49,'act',1,1.79482674604070019724e+09,'{"action": "move c2"}');
INSERT INTO "entries" VALUES('1JbWVnU4jXty',50,'act',1,1.79482674604178023334e+09,'{"action": "to a2"}');
INSERT INTO "entries" VALUES('1JbWVnU4jXty',51,'act',1,1.79482674604286146164e+09,'{"action": "buy a2"}');
INSERT INTO "entries" VALUES('1JbWVnU4jXty',52,'act',1,1.79482674604403495783e+09,'{"action": "play brown-5"}');
INSERT INTO "entries" VALUES('1JbWVnU4jXty',53,'act',2,1.79482674604551982878e+09,'{"action": "play red-4"}');
INSERT INTO "entries" VALUES('1JbWVnU4jXty',54,'act',0,1.79482674605071520807e+09,'{"action": "buy h8"}');
INSERT INTO "entries" VALUES('1JbWVnU4jXty',55,'act',0,1.79482674605262851712e+09,'{"action": "play brown-4"}');
INSERT INTO "entries" VALUES('1JbWVnU4jXty',56,'act',1,1.79482674605386638639e+09,'{"action": "move h5"}');
INSERT INTO "entries" VALUES('1JbWVnU4jXty',57,'act',1,1.79482674605520415309e+09,'{"action": "to g6"}');
INSERT INTO "entries" VALUES('1JbWVnU4jXty',58,'act',1,1.79482674605638074872e+09,'{"action": "play brown-6"}');
INSERT INTO "entries" VALUES('1JbWVnU4jXty',59,'act',1,1.79482674605755972855e+09,'{"action": "rescue g8"}');
INSERT INTO "entries" VALUES('1JbWVnU4jXty',60,'act',2,1.7948267460589511394e+09,'{"action": "buy h3"}');
INSERT INTO "entries" VALUES('1JbWVnU4jXty',61,'act',2,1.79482674606039166453e+09,'{"action": "play turquoise-4"}');
INSERT INTO "entries" VALUES('1JbWVnU4jXty',62,'act',0,1.79482674606137299535e+09,'{"action": "buy h8"}');
INSERT INTO "entries" VALUES('1JbWVnU4jXty',63,'act',0,1.79482674606233835222e+09,'{"action": "play green-5"}');
INSERT INTO "entries" VALUES('1JbWVnU4jXty',64,'act',1,1794826746.06353,'{"action": "move d2"}');
INSERT INTO "entries" VALUES('mjFi4pgqjy8j',1,'sit',0,1.7948267460649604797e+09,'{"person": "anna", "name": "Anna", "token": "qIssJzg2qnyfDP9ZPj_tEEHZ8yP-sWv5"}');
INSERT INTO "entries" VALUES('mjFi4pgqjy8j',2,'sit',1,1.79482674606635713579e+09,'{"person": "bob", "name": "Bob", "token": "dY_FYDsmey_7xhbliiPuyCcImEY48yhr"}');
INSERT INTO "entries" VALUES('mjFi4pgqjy8j',3,'sit',2,1.79482674606768155102e+09,'{"person": "carl", "name": "Carl", "token": "IBkC1yQUqztdt8F2IiADwbH8ZYQz7wZZ"}');
INSERT INTO "entries" VALUES('mjFi4pgqjy8j',4,'start',NULL,1.79482674606885457034e+09,'{}');
INSERT INTO "entries" VALUES('mjFi4pgqjy8j',5,'act',1,1.7948267460698895454e+09,'{"action": "place c5"}');
INSERT INTO "entries" VALUES('mjFi4pgqjy8j',6,'act',2,1.79482674607114863398e+09,'{"action": "place c2"}');
INSERT INTO "entries" VALUES('mjFi4pgqjy8j',7,'act',0,1.79482674607202792168e+09,'{"action": "place c1"}');
INSERT INTO "entries" VALUES('mjFi4pgqjy8j',8,'act',1,1.79482674607306265835e+09,'{"action": "place h1"}');
INSERT INTO "entries" VALUES('mjFi4pgqjy8j',9,'act',2,1.79482674607426857943e+09,'{"action": "place a1"}');
INSERT INTO "entries" VALUES('mjFi4pgqjy8j',10,'act',0,1.79482674607532334326e+09,'{"action": "place g5"}');
INSERT INTO "entries" VALUES('mjFi4pgqjy8j',11,'act',1,1.79482674607634711265e+09,'{"action": "place b4"}');
INSERT INTO "entries" VALUES('mjFi4pgqjy8j',12,'act',2,1.79482674607751584053e+09,'{"action": "place a8"}');
INSERT INTO "entries" VALUES('mjFi4pgqjy8j',13,'ask',0,1.79482674607849621776e+09,'{"to": 5}');
INSERT INTO "entries" VALUES('HOnZ-jwMs0N1',1,'sit',0,1.79482674608007955552e+09,'{"person": "anna", "name": "Anna", "token": "tnehRrBO_Lt_w0mt8yF0FK5S3EONqFn2"}');
INSERT INTO "entries" VALUES('HOnZ-jwMs0N1',2,'sit',1,1.79482674608160161977e+09,'{"person": "bob", "name": "Bob", "token": "IjqGpypAKRMlL44wMCcxU4uY97-K0_6n"}');
INSERT INTO "entries" VALUES('HOnZ-jwMs0N1',3,'sit',2,1.79482674608300209044e+09,'{"person": "carl", "name": "Carl", "token": "t9U3yk-TkeIUnNkz5Jcpy0SfxEYT_xMy"}');
INSERT INTO "entries" VALUES('HOnZ-jwMs0N1',4,'start',NULL,1.79482674608414268487e+09,'{}');
INSERT INTO "entries" VALUES('HOnZ-jwMs0N1',5,'stand-in',2,1.79482674618526434899e+09,'{"level": "random"}');
INSERT INTO "entries" VALUES('nFqz_Rgyfv6c',1,'sit',0,1.79482674618805527685e+09,'{"person": "anna", "name": "Anna", "token": "6SSPiNeH0xJmutw5jEH93GkSZx2JP5j0"}');
INSERT INTO "entries" VALUES('nFqz_Rgyfv6c',2,'sit',1,1.79482674619040369987e+09,'{"person": "bob", "name": "Bob", "token": "Bq9kLXe1IKUqLmdy3gmjkZORGnsmx6hD"}');
INSERT INTO "entries" VALUES('nFqz_Rgyfv6c',3,'start',NULL,1.79482674619224047657e+09,'{}');
INSERT INTO "entries" VALUES('nFqz_Rgyfv6c',4,'act',1,1.79482674619348335273e+09,'{"action": "place b2"}');
INSERT INTO "entries" VALUES('nFqz_Rgyfv6c',5,'act',0,1.79482674619446825985e+09,'{"action": "place c2"}');
INSERT INTO "entries" VALUES('nFqz_Rgyfv6c',6,'act',1,1.79482674619575071337e+09,'{"action": "place d5"}');
INSERT INTO "entries" VALUES('nFqz_Rgyfv6c',7,'act',0,1.79482674619685196874e+09,'{"action": "place c1"}');
INSERT INTO "entries" VALUES('nFqz_Rgyfv6c',8,'act',1,1.7948267461983225346e+09,'{"action": "place a6"}');
INSERT INTO "entries" VALUES('nFqz_Rgyfv6c',9,'act',0,1.79482674619991612431e+09,'{"action": "place d1"}');
INSERT INTO "entries" VALUES('nFqz_Rgyfv6c',10,'act',1,1.79482674620145821568e+09,'{"action": "buy d5"}');
INSERT INTO "entries" VALUES('nFqz_Rgyfv6c',11,'act',1,1.79482674620271492006e+09,'{"action": "play black-3"}');
INSERT INTO "entries" VALUES('nFqz_Rgyfv6c',12,'act',1,1.79482674620425677295e+09,'{"action": "rescue e1"}');
INSERT INTO "entries" VALUES('nFqz_Rgyfv6c',13,'act',0,1.79482674620606255534e+09,'{"action": "gondola c1"}');
INSERT INTO "entries" VALUES('nFqz_Rgyfv6c',14,'act',0,1.79482674620719099048e+09,'{"action": "to b5"}');
INSERT INTO "entries" VALUES('nFqz_Rgyfv6c',15,'act',0,1.79482674620810198776e+09,'{"action": "buy d1"}');
INSERT INTO "entries" VALUES('nFqz_Rgyfv6c',16,'act',0,1.79482674620894193644e+09,'{"action": "play red-3"}');
INSERT INTO "entries" VALUES('nFqz_Rgyfv6c',17,'act',1,1.79482674620991563795e+09,'{"action": "move d5"}');
INSERT INTO "entries" VALUES('nFqz_Rgyfv6c',18,'act',1,1.79482674621100974079e+09,'{"action": "to e5"}');
INSERT INTO "entries" VALUES('nFqz_Rgyfv6c',19,'act',1,1.7948267462119641304e+09,'{"action": "play brown-4"}');
INSERT INTO "entries" VALUES('nFqz_Rgyfv6c',20,'act',0,1794826746.2128,'{"action": "buy d1"}');
INSERT INTO "entries" VALUES('nFqz_Rgyfv6c',21,'act',0,1.79482674621360445022e+09,'{"action": "play green-3"}');
INSERT INTO "entries" VALUES('nFqz_Rgyfv6c',22,'act',1,1.79482674621456384659e+09,'{"action": "gondola e1"}');
INSERT INTO "entries" VALUES('nFqz_Rgyfv6c',23,'act',1,1.794826746215713501e+09,'{"action": "to e2"}');
INSERT INTO "entries" VALUES('nFqz_Rgyfv6c',24,'act',1,1794826746.21668,'{"action": "buy b2"}');
INSERT INTO "entries" VALUES('nFqz_Rgyfv6c',25,'act',1,1.79482674621761870386e+09,'{"action": "play red-4"}');
INSERT INTO "entries" VALUES('nFqz_Rgyfv6c',26,'act',0,1.79482674621846199037e+09,'{"action": "gondola d1"}');
INSERT INTO "entries" VALUES('nFqz_Rgyfv6c',27,'act',0,1.79482674621942138674e+09,'{"action": "to c6"}');
INSERT INTO "entries" VALUES('nFqz_Rgyfv6c',28,'act',0,1.79482674622025799747e+09,'{"action": "play black-4"}');
INSERT INTO "entries" VALUES('nFqz_Rgyfv6c',29,'act',1,1.79482674622151255612e+09,'{"action": "move b2"}');
INSERT INTO "entries" VALUES('nFqz_Rgyfv6c',30,'act',1,1.79482674622277927397e+09,'{"action": "to c3"}');
INSERT INTO "entries" VALUES('nFqz_Rgyfv6c',31,'act',1,1.79482674622450566297e+09,'{"action": "play green-4"}');
INSERT INTO "entries" VALUES('nFqz_Rgyfv6c',32,'act',0,1.79482674622591710086e+09,'{"action": "play turquoise-4"}');
INSERT INTO "entries" VALUES('nFqz_Rgyfv6c',33,'act',1,1.79482674622777748111e+09,'{"action": "play brown-6"}');
INSERT INTO "entries" VALUES('nFqz_Rgyfv6c',34,'act',0,1.79482674622911739345e+09,'{"action": "play brown-5"}');
INSERT INTO "entries" VALUES('nFqz_Rgyfv6c',35,'act',1,1.79482674623071718211e+09,'{"action": "move e5"}');
INSERT INTO "entries" VALUES('nFqz_Rgyfv6c',36,'act',1,1.79482674623238706588e+09,'{"action": "to d5"}');
INSERT INTO "entries" VALUES('nFqz_Rgyfv6c',37,'act',1,1.79482674623389434811e+09,'{"action": "play black-6"}');
INSERT INTO "entries" VALUES('nFqz_Rgyfv6c',38,'act',0,1.79482674623533630369e+09,'{"action": "buy c6"}');
INSERT INTO "entries" VALUES('nFqz_Rgyfv6c',39,'act',0,1.7948267462365386486e+09,'{"action": "play green-5"}');
INSERT INTO "entries" VALUES('nFqz_Rgyfv6c',40,'act',1,1.7948267462380058765e+09,'{"action": "move c3"}');
INSERT INTO "entries" VALUES('nFqz_Rgyfv6c',41,'act',1,1.79482674623969030384e+09,'{"action": "to a1"}');
INSERT INTO "entries" VALUES('nFqz_Rgyfv6c',42,'act',1,1.79482674624110794068e+09,'{"action": "buy a1"}');
INSERT INTO "entries" VALUES('nFqz_Rgyfv6c',43,'act',1,1.79482674624264407162e+09,'{"action": "play green-6"}');
INSERT INTO "entries" VALUES('nFqz_Rgyfv6c',44,'act',0,1.79482674624399089809e+09,'{"action": "play red-5"}');
INSERT INTO "entries" VALUES('nFqz_Rgyfv6c',45,'act',1,1.79482674624554562571e+09,'{"action": "play brown-X"}');
INSERT INTO "entries" VALUES('nFqz_Rgyfv6c',46,'act',0,1.79482674624691939356e+09,'{"action": "move c2"}');
INSERT INTO "entries" VALUES('nFqz_Rgyfv6c',47,'act',0,1.79482674624831581118e+09,'{"action": "to c1"}');
INSERT INTO "entries" VALUES('nFqz_Rgyfv6c',48,'act',0,1.79482674624974203108e+09,'{"action": "buy b5"}');
INSERT INTO "entries" VALUES('nFqz_Rgyfv6c',49,'act',0,1.79482674625126552587e+09,'{"action": "play black-5"}');
INSERT INTO "entries" VALUES('nFqz_Rgyfv6c',50,'act',1,1.79482674625304341317e+09,'{"action": "move d5"}');
INSERT INTO "entries" VALUES('nFqz_Rgyfv6c',51,'act',1,1.79482674625485944747e+09,'{"action": "to d4"}');
INSERT INTO "entries" VALUES('nFqz_Rgyfv6c',52,'act',1,1.79482674625638127328e+09,'{"action": "buy d4"}');
INSERT INTO "entries" VALUES('nFqz_Rgyfv6c',53,'act',1,1.79482674625771117206e+09,'{"action": "play green-X"}');
INSERT INTO "entries" VALUES('nFqz_Rgyfv6c',54,'act',0,1.79482674625920963292e+09,'{"action": "move c1"}');
INSERT INTO "entries" VALUES('nFqz_Rgyfv6c',55,'act',0,1.7948267462605762482e+09,'{"action": "to d2"}');
INSERT INTO "entries" VALUES('nFqz_Rgyfv6c',56,'act',0,1.79482674626184034345e+09,'{"action": "buy d2"}');
INSERT INTO "entries" VALUES('nFqz_Rgyfv6c',57,'act',0,1.79482674626331543919e+09,'{"action": "play red-6"}');
INSERT INTO "entries" VALUES('nFqz_Rgyfv6c',58,'act',1,1.794826746264575243e+09,'{"action": "play black-X"}');
INSERT INTO "entries" VALUES('nFqz_Rgyfv6c',59,'act',0,1.79482674626575827592e+09,'{"action": "move b5"}');
INSERT INTO "entries" VALUES('nFqz_Rgyfv6c',60,'act',0,1.79482674626707172389e+09,'{"action": "to b6"}');
INSERT INTO "entries" VALUES('nFqz_Rgyfv6c',61,'act',0,1.79482674626808452605e+09,'{"action": "play turquoise-6"}');
INSERT INTO "entries" VALUES('3ilNrHkmK-e9',1,'sit',1,1.79482674627459359165e+09,'{"person": "dora", "name": "Дора", "token": "8ELaaL3jk0tD6mXZuq_M2KW0FbuQW06D"}');
INSERT INTO "entries" VALUES('3ilNrHkmK-e9',2,'bot',0,1.794826746276358366e+09,'{"level": "random"}');
INSERT INTO "entries" VALUES('3ilNrHkmK-e9',3,'start',NULL,1.79482674627791261674e+09,'{}');
INSERT INTO "entries" VALUES('IR_zO_1mf3Pl',1,'sit',0,1.7948267462807226181e+09,'{"person": "erik", "name": "Erik", "token": "GUjqwu7Y1gthqdYYImQvVZbVUR9vUh0s"}');
INSERT INTO "entries" VALUES('3ilNrHkmK-e9',4,'act',0,1.79482674628520798678e+09,'{"action": "play green-3", "bot": true}');
INSERT INTO "entries" VALUES('IR_zO_1mf3Pl',2,'bot',1,1.79482674628598451614e+09,'{"level": "greedy"}');
CREATE TABLE holders (
	person VARCHAR(64) NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	PRIMARY KEY (person, table_id), 
	FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "holders" VALUES('anna','O6U_nl72YnHD',0);
INSERT INTO "holders" VALUES('bob','O6U_nl72YnHD',1);
INSERT INTO "holders" VALUES('bob''s phone','O6U_nl72YnHD',1);
INSERT INTO "holders" VALUES('anna','pA7I1pIqQplS',0);
INSERT INTO "holders" VALUES('bob','pA7I1pIqQplS',1);
INSERT INTO "holders" VALUES('carl','pA7I1pIqQplS',2);
INSERT INTO "holders" VALUES('anna','r0ZDmkfzvZoD',0);
INSERT INTO "holders" VALUES('bob','r0ZDmkfzvZoD',1);
INSERT INTO "holders" VALUES('carl','r0ZDmkfzvZoD',2);
INSERT INTO "holders" VALUES('anna','uFIlwzK9cNsJ',0);
INSERT INTO "holders" VALUES('bob','uFIlwzK9cNsJ',1);
INSERT INTO "holders" VALUES('carl','uFIlwzK9cNsJ',2);
INSERT INTO "holders" VALUES('anna','EBTWyfxTj3gQ',0);
INSERT INTO "holders" VALUES('bob','EBTWyfxTj3gQ',1);
INSERT INTO "holders" VALUES('carl','EBTWyfxTj3gQ',2);
INSERT INTO "holders" VALUES('anna','1JbWVnU4jXty',0);
INSERT INTO "holders" VALUES('bob','1JbWVnU4jXty',1);
INSERT INTO "holders" VALUES('carl','1JbWVnU4jXty',2);
INSERT INTO "holders" VALUES('anna','mjFi4pgqjy8j',0);
INSERT INTO "holders" VALUES('bob','mjFi4pgqjy8j',1);
INSERT INTO "holders" VALUES('carl','mjFi4pgqjy8j',2);
INSERT INTO "holders" VALUES('anna','HOnZ-jwMs0N1',0);
INSERT INTO "holders" VALUES('bob','HOnZ-jwMs0N1',1);
INSERT INTO "holders" VALUES('carl','HOnZ-jwMs0N1',2);
INSERT INTO "holders" VALUES('anna','nFqz_Rgyfv6c',0);
INSERT INTO "holders" VALUES('bob','nFqz_Rgyfv6c',1);
INSERT INTO "holders" VALUES('dora','3ilNrHkmK-e9',1);
INSERT INTO "holders" VALUES('erik','IR_zO_1mf3Pl',0);
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
INSERT INTO "seats" VALUES('O6U_nl72YnHD',0,'Аня',NULL,'a5WGUA6EtvPoYkZWCghN0pRyEllzIJ9X');
INSERT INTO "seats" VALUES('O6U_nl72YnHD',2,'','random',NULL);
INSERT INTO "seats" VALUES('O6U_nl72YnHD',1,'Bob',NULL,'-aPns7g--dhNeMBsvHYQWZhopXqV9Wy5');
INSERT INTO "seats" VALUES('pA7I1pIqQplS',0,'Anna',NULL,'w9pNdMvO4yzMsKLSzpTEpqajClPBjowc');
INSERT INTO "seats" VALUES('pA7I1pIqQplS',1,'Bob',NULL,'R4klne2m_8XHaJpwRYiVvgDMX_65Wxk9');
INSERT INTO "seats" VALUES('pA7I1pIqQplS',2,'Carl',NULL,'HVaqtP-8w7ZkYGofgz86S1LSiHPVxl10');
INSERT INTO "seats" VALUES('r0ZDmkfzvZoD',0,'Anna',NULL,'qk_FsIuwMcv-LYD0XUzMqrJgXjQ6cJFB');
INSERT INTO "seats" VALUES('r0ZDmkfzvZoD',1,'Bob',NULL,'eR0GKWvTiIB5V9342DuiFofjrfwCNvU1');
INSERT INTO "seats" VALUES('r0ZDmkfzvZoD',2,'Carl',NULL,'WYLiLY4x_tT9VBrEYfbnTalxzXgo5FpR');
INSERT INTO "seats" VALUES('uFIlwzK9cNsJ',0,'Anna',NULL,'_Y44sYY8BH2au6oOQHfki7R-9nX2hNwN');
INSERT INTO "seats" VALUES('uFIlwzK9cNsJ',1,'Bob',NULL,'OAF6d7EoqA_Vu-eWxkpHgvZaWgojfXBf');
INSERT INTO "seats" VALUES('uFIlwzK9cNsJ',2,'Carl',NULL,'bnlX5FEXV9cBta4zy0JWlHA_D9UV5XWL');
INSERT INTO "seats" VALUES('EBTWyfxTj3gQ',0,'Anna',NULL,'S5kqTFNd3qZceITEnsYNNYCC1uTPXtIo');
INSERT INTO "seats" VALUES('EBTWyfxTj3gQ',1,'Bob',NULL,'OKk_XbJl67DuGJ2ZKR-6x6vaYvbbWGDh');
INSERT INTO "seats" VALUES('EBTWyfxTj3gQ',2,'Carl',NULL,'v-SUeedtk69IfgZILSkatkBTtzQp1X79');
INSERT INTO "seats" VALUES('1JbWVnU4jXty',0,'Anna',NULL,'xWoA7sgoSMTBzUFU1WANDGejqPGWbc11');
INSERT INTO "seats" VALUES('1JbWVnU4jXty',1,'Bob',NULL,'1kRVf-K9CFztlDeOqvdfS0W-FeaN40lS');
INSERT INTO "seats" VALUES('1JbWVnU4jXty',2,'Carl',NULL,'aJLXQqjGKOc0XmyTZZvHMwd6RaFpzpTp');
INSERT INTO "seats" VALUES('mjFi4pgqjy8j',0,'Anna',NULL,'qIssJzg2qnyfDP9ZPj_tEEHZ8yP-sWv5');
INSERT INTO "seats" VALUES('mjFi4pgqjy8j',1,'Bob',NULL,'dY_FYDsmey_7xhbliiPuyCcImEY48yhr');
INSERT INTO "seats" VALUES('mjFi4pgqjy8j',2,'Carl',NULL,'IBkC1yQUqztdt8F2IiADwbH8ZYQz7wZZ');
INSERT INTO "seats" VALUES('HOnZ-jwMs0N1',0,'Anna',NULL,'tnehRrBO_Lt_w0mt8yF0FK5S3EONqFn2');
INSERT INTO "seats" VALUES('HOnZ-jwMs0N1',1,'Bob',NULL,'IjqGpypAKRMlL44wMCcxU4uY97-K0_6n');
INSERT INTO "seats" VALUES('HOnZ-jwMs0N1',2,'Carl',NULL,'t9U3yk-TkeIUnNkz5Jcpy0SfxEYT_xMy');
INSERT INTO "seats" VALUES('nFqz_Rgyfv6c',0,'Anna',NULL,'6SSPiNeH0xJmutw5jEH93GkSZx2JP5j0');
INSERT INTO "seats" VALUES('nFqz_Rgyfv6c',1,'Bob',NULL,'Bq9kLXe1IKUqLmdy3gmjkZORGnsmx6hD');
INSERT INTO "seats" VALUES('8BsTqMA_vKfa',0,'Anna',NULL,NULL);
INSERT INTO "seats" VALUES('8BsTqMA_vKfa',1,'Bob',NULL,NULL);
INSERT INTO "seats" VALUES('3ilNrHkmK-e9',1,'Дора',NULL,'8ELaaL3jk0tD6mXZuq_M2KW0FbuQW06D');
INSERT INTO "seats" VALUES('3ilNrHkmK-e9',0,'','random',NULL);
INSERT INTO "seats" VALUES('IR_zO_1mf3Pl',0,'Erik',NULL,'GUjqwu7Y1gthqdYYImQvVZbVUR9vUh0s');
INSERT INTO "seats" VALUES('IR_zO_1mf3Pl',1,'','greedy',NULL);
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
INSERT INTO "tables" VALUES('O6U_nl72YnHD','venice',3,'{"directions": "4", "gondola": "instead", "rescue": "any"}','7',1,1.79482674372820663446e+09,1,'anna','[]',NULL,'','playing',6,'[0]',NULL,1.79482674476662325854e+09);
INSERT INTO "tables" VALUES('pA7I1pIqQplS','orleans',3,'{"planning": "simultaneous", "tiles": "all"}','3',1,1.79482674486691403392e+09,1,'anna','[]',NULL,'','playing',2,'[0, 1, 2]',NULL,1.79482674492292284965e+09);
INSERT INTO "tables" VALUES('r0ZDmkfzvZoD','bruges',3,'{"citizens": "no", "zwin": "no", "exchange": "no"}','11',1,1.79482674512939500803e+09,1,'anna','[]',NULL,'b58e92a3f6e7','playing',60,'[1]',NULL,1.79482674542741560937e+09);
INSERT INTO "tables" VALUES('uFIlwzK9cNsJ','glenmore',3,'{"points": "open"}','12',1,1.79482674554450368888e+09,1,'anna','[]',NULL,'','playing',60,'[1]',NULL,1.79482674579271721834e+09);
INSERT INTO "tables" VALUES('EBTWyfxTj3gQ','orleans',3,'{"planning": "simultaneous", "tiles": "all"}','13',1,1.79482674579444170001e+09,1,'anna','[]',NULL,'','playing',60,'[1, 2]',NULL,1.79482674597210121155e+09);
INSERT INTO "tables" VALUES('1JbWVnU4jXty','venice',3,'{"directions": "8", "gondola": "instead", "rescue": "any"}','14',1,1.79482674597317194936e+09,1,'anna','[]',NULL,'','playing',60,'[1]',NULL,1794826746.06353);
INSERT INTO "tables" VALUES('mjFi4pgqjy8j','venice',3,'{"directions": "8", "gondola": "instead", "rescue": "any"}','21',1,1.79482674606418967245e+09,1,'anna','[]',NULL,'','playing',8,'[0]',NULL,1.79482674607849621776e+09);
INSERT INTO "tables" VALUES('HOnZ-jwMs0N1','glenmore',3,'{"points": "open"}','22',1,1.7948267460792980194e+09,1,'anna','[]',NULL,'','playing',0,'[1]',NULL,1.79482674618526434899e+09);
INSERT INTO "tables" VALUES('nFqz_Rgyfv6c','venice',2,'{"directions": "8", "gondola": "instead", "rescue": "any"}','23',1,1.79482674618690657615e+09,1,'anna','[]',NULL,'','finished',58,'[]','[19, 21]',1.79482674626808452605e+09);
INSERT INTO "tables" VALUES('8BsTqMA_vKfa','venice',2,'{"directions": "8", "gondola": "instead", "rescue": "any"}','23',1,1.79482674627135801318e+09,0,'dora','[[1, "place b2"], [0, "place c2"], [1, "place d5"], [0, "place c1"], [1, "place a6"], [0, "place d1"], [1, "buy d5"], [1, "play black-3"], [1, "rescue e1"], [0, "gondola c1"], [0, "to b5"], [0, "buy d1"], [0, "play red-3"], [1, "move d5"], [1, "to e5"], [1, "play brown-4"], [0, "buy d1"], [0, "play green-3"], [1, "gondola e1"], [1, "to e2"], [1, "buy b2"], [1, "play red-4"], [0, "gondola d1"], [0, "to c6"], [0, "play black-4"], [1, "move b2"], [1, "to c3"], [1, "play green-4"], [0, "play turquoise-4"], [1, "play brown-6"], [0, "play brown-5"], [1, "move e5"], [1, "to d5"], [1, "play black-6"], [0, "buy c6"], [0, "play green-5"], [1, "move c3"], [1, "to a1"], [1, "buy a1"], [1, "play green-6"], [0, "play red-5"], [1, "play brown-X"], [0, "move c2"], [0, "to c1"], [0, "buy b5"], [0, "play black-5"], [1, "move d5"], [1, "to d4"], [1, "buy d4"], [1, "play green-X"], [0, "move c1"], [0, "to d2"], [0, "buy d2"], [0, "play red-6"], [1, "play black-X"], [0, "move b5"], [0, "to b6"], [0, "play turquoise-6"]]','upload','','finished',58,'[]','[19, 21]',1.79482674627135801318e+09);
INSERT INTO "tables" VALUES('3ilNrHkmK-e9','venice',2,'{"directions": "8", "gondola": "instead", "rescue": "any"}','23',1,1.79482674627342367172e+09,0,'dora','[[1, "place b2"], [0, "place c2"], [1, "place d5"], [0, "place c1"], [1, "place a6"], [0, "place d1"], [1, "buy d5"], [1, "play black-3"], [1, "rescue e1"], [0, "gondola c1"], [0, "to b5"], [0, "buy d1"]]','nFqz_Rgyfv6c','','playing',13,'[1]',NULL,1.79482674628520798678e+09);
INSERT INTO "tables" VALUES('IR_zO_1mf3Pl','bruges',2,'{"citizens": "no", "zwin": "no", "exchange": "no"}','31',1,1.79482674627943372723e+09,1,'erik','[]',NULL,'b58e92a3f6e7','waiting',0,'[]',NULL,1.79482674628598451614e+09);
CREATE INDEX tables_by_status ON tables (status, updated);
COMMIT;
